## How two rulesets differ.

difference-title = { $game } so với { $parent }
difference-none = Hai bên chơi cùng một luật.
difference-gone = Không còn: { START($rule) }
difference-new = Nay: { START($rule) }
difference-ordinary = Nay là lá thường.
difference-goes = { $all ->
    [yes] Nay lá nào cũng đánh được
   *[no] Nay { $cards } đánh được
} trên { $below ->
    [yes] mọi lá
   *[no] { FORM($on, name: "definite") }
}.
difference-stays-off = { $all ->
    [yes] Không lá nào còn đánh được
   *[no] { $cards } không còn đánh được
} trên { $below ->
    [yes] lá nào
   *[no] { FORM($on, name: "definite") }
}.

difference-turned = Khi thứ tự quân bài bị đảo ngược: { $rule }

# Two groups: $side is the name of one group's rules.
difference-side = { $side }: { START($rule) }
difference-side-ordinary = Lá thường.
difference-side-goes = { $all ->
    [yes] Lá nào cũng đánh được
   *[no] { $cards } đánh được
} trên { $below ->
    [yes] mọi lá
   *[no] { FORM($on, name: "definite") }
}.
