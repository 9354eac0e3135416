# Những gì ai cũng suy ra được về bài trên tay người khác.

hand-lacks = { $count ->
    [0] { $other ->
        [yes] trong các lá còn lại không có { FORM($ranks, name: "definite") }
       *[no] trong các lá đó không có { FORM($ranks, name: "definite") }
    }
   *[other] { $other ->
        [yes] trong các lá còn lại có nhiều nhất { $count } lá là { FORM($ranks, name: "definite") }
       *[no] trong các lá đó có nhiều nhất { $count } lá là { FORM($ranks, name: "definite") }
    }
}
hand-holds = { $other ->
    [yes] trong các lá còn lại có { $rank }
   *[no] trong các lá đó có { $rank }
}
hand-cannot-beat = không chặn được { $figures }
hand-let-stand = đã bỏ qua { $figures }
