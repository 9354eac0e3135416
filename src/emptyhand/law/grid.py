def grid(law): return ""
