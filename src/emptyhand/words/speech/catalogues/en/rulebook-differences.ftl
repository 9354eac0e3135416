## How two rulesets differ.

difference-title = { $game } compared with { $parent }
difference-none = Both play by the same rules.
difference-gone = No longer: { START($rule) }
difference-new = Now: { START($rule) }
difference-ordinary = This is an ordinary card.
# $all is yes where every card is meant, $below where it goes on every card.
difference-goes = { $all ->
    [yes] Any card now goes
   *[no] { $cards } now go
} on { $below ->
    [yes] any card
   *[no] { $on }
}.
difference-stays-off = { $all ->
    [yes] No card goes
   *[no] { $cards } no longer go
} on { $below ->
    [yes] any card
   *[no] { $on }
}{ $all ->
    [yes] { " " }any more
   *[no] { "" }
}.

difference-turned = While the order of ranks is upside down: { $rule }

# Two groups: $side is the name of one group's rules.
difference-side = { $side }: { START($rule) }
difference-side-ordinary = An ordinary card.
difference-side-goes = { $all ->
    [yes] Any card goes
   *[no] { $cards } go
} on { $below ->
    [yes] any card
   *[no] { $on }
}.
