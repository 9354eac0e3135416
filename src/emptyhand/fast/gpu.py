"""The same kernels on an NVIDIA GPU: one game per thread, scalars in registers, cards in the thread's local memory."""

from __future__ import annotations

from functools import cache
from importlib import import_module
from types import FunctionType, SimpleNamespace
from typing import TYPE_CHECKING, Any, NamedTuple

import numpy as np

from emptyhand.fast import chance, climb_layout, columns, pile_layout, target
from emptyhand.fast.offsets import PILE_TABLE_SIZE
from emptyhand.fast.results import Results, merge
from emptyhand.fast.variants import Variant
from emptyhand.rules.extras import install_line
from emptyhand.rules.law.model import ClimbLaw

if TYPE_CHECKING:
    from emptyhand.fast.batch import Job

THREADS = 128
BLOCKS_PER_MULTIPROCESSOR, REGISTERS = 8, 64
"""As many blocks as fit with so many registers for a thread: other warps run while one waits for its instructions."""
TOGETHER = 30
"""Threads of a warp that wait for one another before they deal: a thread that deals alone stalls the other 31."""
LEADERS = 28
"""Likewise before they lead in a climbing game: who leads looks for figures of every class, who follows of one."""
CHUNK = 8_000_000
"""Games per launch: enough to keep the largest card busy for a while, 60 bytes of results each."""

# The state of a thread; the moves between two votes of the warp.
WAITING, PLAYING, FINISHED = 0, 1, 2
BURST = 16
WARP = 0xFFFFFFFF

# Names that numpy 2.5 removed and numba-cuda still looks up on import.
_DROPPED = {"row_stack": "vstack", "in1d": "isin", "trapz": "trapezoid"}


class NoGpu(RuntimeError):
    """No GPU is available; the message says what is missing."""


@cache
def _cuda() -> Any:
    """Return numba's CUDA target, if there is one and a GPU for it."""
    for name, successor in _DROPPED.items():
        if not hasattr(np, name):
            setattr(np, name, getattr(np, successor))
    try:
        cuda: Any = import_module("numba.cuda")
    except ImportError:
        raise NoGpu(f"device cuda needs numba-cuda: install it with {install_line('cuda')}") from None
    if not cuda.is_available():
        raise NoGpu("device cuda needs an NVIDIA GPU with its driver, and none was found here: use device cpu")
    return cuda


@cache
def _launchers(variant: Variant) -> SimpleNamespace:
    """Build a kernel for each family: threads stride over the games and add up their totals at the end."""
    cuda = _cuda()

    def device(function: Any) -> Any:
        return cuda.jit(function, device=True, forceinline=True)

    def leads_never(g, s):  # type: ignore[no-untyped-def]
        return False

    own = {f.__name__: device(f) for f in _instructions(cuda)}
    k = target.build(device, device, *target.kernel_modules(), variant=variant, BOTH_WORDS=False, **own)
    pile, climb = pile_layout, climb_layout
    piles = FamilyKernels(k.stream_key, k.deal_random, k.step_random, k.is_done, k.write_pile, device(leads_never))
    climbs = _climbing(device, k)
    return SimpleNamespace(
        pile=_launcher(cuda, piles, pile.PILE_ORDER if variant is Variant.CORE else pile.STATE_SIZE, PILE_TABLE_SIZE),
        climb=_launcher(cuda, climbs, climb.C_STATE_SIZE, 0),
    )


def _instructions(cuda: Any) -> tuple[Any, ...]:
    """Return functions of the source in a GPU's own instructions, which its compiler does not find by itself."""
    int64, uint32 = np.int64, np.uint32
    first, second = uint32(chance.FIRST_FACTOR), uint32(chance.SECOND_FACTOR)

    def bit_count(x):  # type: ignore[no-untyped-def]
        return int64(cuda.popc(x))

    def mixed(x):  # type: ignore[no-untyped-def]
        x = uint32(x)
        x = uint32((x ^ x >> uint32(16)) * first)
        x = uint32((x ^ x >> uint32(15)) * second)
        return int64(x ^ x >> uint32(16))

    return bit_count, mixed


class FamilyKernels(NamedTuple):
    """The functions of a family's kernel that a launcher needs, built for the GPU."""

    key_of: FunctionType
    deal: FunctionType
    step: FunctionType
    is_done: FunctionType
    write: FunctionType
    leads: FunctionType


def _climbing(device: Any, k: SimpleNamespace) -> FamilyKernels:
    """Adapt the climbing kernel to the pile kernel's signatures; it keeps scalars and cards in one array."""
    deal, step, is_done, write = k.deal_climb_random, k.step_climb_random, k.is_climb_done, k.write_climb
    demand = climb_layout.C_DEMAND

    def deal_both(g, s, d, t, players, key):  # type: ignore[no-untyped-def]
        return deal(s, d, t, players, key)

    def step_both(g, s, d, t, key, counter):  # type: ignore[no-untyped-def]
        step(s, d, t, key, counter)

    def write_both(g, s, t, out, totals, i):  # type: ignore[no-untyped-def]
        write(s, t, out, totals, i)

    def is_done_both(g, s, cap):  # type: ignore[no-untyped-def]
        return is_done(s, cap)

    def leads_both(g, s):  # type: ignore[no-untyped-def]
        return s[demand] == 0

    return FamilyKernels(k.stream_key, *map(device, (deal_both, step_both, is_done_both, write_both, leads_both)))


def _launcher(cuda: Any, family: FamilyKernels, state_size: int, table_size: int) -> Any:  # noqa: C901  (two kernels and their loop)
    """Build the kernel of a family; tables of a known size go into the shared memory of a block."""
    key_of, deal, step, is_done, write, leads = family
    number_size, pack_size, total_size = pile_layout.LAID, pile_layout.PACK_SIZE, columns.TOTALS
    int32, int64, uint8 = np.int32, np.int64, np.uint8

    @cuda.jit(device=True)
    def play_all(t, players, seed, first, cap, out, totals, together):  # type: ignore[no-untyped-def]
        g = cuda.local.array(number_size, int32)  # kept in registers
        s = cuda.local.array(state_size, int64)
        d = cuda.local.array(pack_size, uint8)
        mine = cuda.local.array(total_size, int64)
        for j in range(total_size):
            mine[j] = 0
        i, key, counter, state = cuda.grid(1), 0, 0, WAITING
        while True:
            waiting = cuda.popc(cuda.ballot_sync(WARP, state == WAITING))
            playing = cuda.popc(cuda.ballot_sync(WARP, state == PLAYING))
            if waiting + playing == 0:
                break
            if state == WAITING and (waiting >= together or playing == 0):
                if counter:  # this thread has played a game
                    write(g, s, t, out, mine, i)
                    i += cuda.gridsize(1)
                state = PLAYING if i < out.shape[1] else FINISHED
                if state == PLAYING:
                    key = key_of(seed, first + i)
                    counter = deal(g, s, d, t, players, key)
            for _ in range(BURST):
                if state == PLAYING and is_done(g, s, cap):
                    state = WAITING
                leading = state == PLAYING and leads(g, s)
                leaders = cuda.popc(cuda.ballot_sync(WARP, leading))
                followers = cuda.popc(cuda.ballot_sync(WARP, state == PLAYING and not leading))
                if state == PLAYING and (not leading or leaders >= LEADERS or followers == 0):
                    step(g, s, d, t, key, counter)
                    counter += 1
        for j in range(total_size):
            if mine[j]:
                cuda.atomic.add(totals, j, mine[j])

    @cuda.jit(max_registers=REGISTERS)
    def from_global(t, players, seed, first, cap, out, totals, together):  # type: ignore[no-untyped-def]
        play_all(t, players, seed, first, cap, out, totals, together)

    @cuda.jit(max_registers=REGISTERS)
    def from_shared(t, players, seed, first, cap, out, totals, together):  # type: ignore[no-untyped-def]
        shared = cuda.shared.array(table_size, int64)
        for j in range(cuda.threadIdx.x, table_size, cuda.blockDim.x):
            shared[j] = t[j]
        cuda.syncthreads()
        play_all(shared, players, seed, first, cap, out, totals, together)

    return from_shared if table_size else from_global


def run(job: Job) -> Results:
    """Play the job's games on the GPU, bit for bit equal to the CPU's."""
    from emptyhand.fast.batch import Kernel

    if job.policy.weights:
        raise NoGpu("the GPU plays at random only: use device cpu for other policies")
    cuda = _cuda()
    kernel = Kernel.of(job)
    launchers = _launchers(kernel.variant)
    launch = launchers.climb if isinstance(job.law, ClimbLaw) else launchers.pile
    blocks = cuda.get_current_device().MULTIPROCESSOR_COUNT * BLOCKS_PER_MULTIPROCESSOR
    tables = cuda.to_device(kernel.tables)
    parts = []
    end = job.first + job.games
    for first in range(job.first, end, CHUNK):
        games = min(CHUNK, end - first)
        out = cuda.device_array((columns.ROWS, games), np.int32)
        totals = cuda.to_device(np.zeros(columns.TOTALS, np.int64))
        launch[blocks, THREADS](tables, job.players, job.seed, first, job.cap, out, totals, TOGETHER)
        raw = out.copy_to_host()
        parts.append(Results(job.law.digest, job.players, job.seed, first, raw, totals.copy_to_host()))
    return merge(parts)
