# Was alle über eine verborgene Hand wissen können.

hand-lacks = { $count ->
    [0] { $other ->
        [yes] keine der anderen Karten ist { $ranks }
       *[no] keine der Karten ist { $ranks }
    }
    [1] { $other ->
        [yes] höchstens 1 der anderen Karten ist { $ranks }
       *[no] höchstens 1 der Karten ist { $ranks }
    }
   *[other] { $other ->
        [yes] höchstens { $count } der anderen Karten sind { $ranks }
       *[no] höchstens { $count } der Karten sind { $ranks }
    }
}
hand-holds = { $other ->
    [yes] eine der anderen Karten ist { $rank }
   *[no] eine der Karten ist { $rank }
}
hand-cannot-beat = kann { FORM($figures, name: "accusative") } nicht schlagen
hand-let-stand = hat { FORM($figures, name: "accusative") } liegen lassen
