### Notes on rules: about.*

## rulebook-questions

ask-about-sources = Luật này lấy từ đâu?
ask-about-decided = Đã quyết định gì ở chỗ các nguồn khác nhau?
ask-about-omits = Luật này bỏ qua những gì?
