// The labels that check-browser.mjs measures: real kinds of diagram text, kerning pairs, everything that triggers Inter's contextual
// alternates, the scripts of Inter. No character here may need another font.

export const LABELS = [
  // Plain labels
  ...`Order service|Validate the customer's payment|Web application|Load balancer|User|Client|Browser|Start|End|Yes|No|OK
Retry|Timeout|Message queue|Send e-mail|Is the cart empty?|Does the user have an account?|Write to the database
Read from cache|Cache hit|Cache miss|Inventory|Warehouse|Shipping label|Monthly report|Invoice paid|Awaiting approval
Deploy to production|Run unit tests|Build the image|Merge into main|Rollback|Health check|Log in|Sign up|Forgot password
Reset the counter|Fetch the next page|Parse the request|Render the template|Close the connection|Open a ticket
Escalate to tier two|Notify the on-call engineer|Wait for acknowledgement|Acknowledge within five minutes
The quick brown fox jumps over the lazy dog|Sphinx of black quartz, judge my vow|Pack my box with five dozen liquor jugs
Waltz, bad nymph, for quick jigs vex|a|i|l|W|M|m|.|1|Ag|fi|fl|ffi|office|affine|difficult|flow|Wi-Fi`.split(/[|\n]/),
  // Names and addresses
  ...`orders.created.v1|user_id|created_at|order_items|customer_address_line_2|getUserById(id)|HTTPServer.listen(port)
packages/core/src/index.ts|src/main/java/com/example/App.java|https://api.example.com/v1/orders?limit=100&offset=20
http://localhost:8080/health|POST /api/v2/payments|GET /users/{id}|DELETE /cart/:item|arn:aws:s3:::my-bucket/*
jdbc:postgresql://db.internal:5432/orders|redis://cache:6379/0|git@github.com:org/repo.git|user@example.com
10.0.0.0/16|192.168.1.254|0.0.0.0:443|2001:db8::1|v1.2.3-rc.4|1.0.0|#1234|@alice|--dry-run|-v|$HOME/.config
C:\\Users\\Public|List<Map<String, Integer>>|fn(x) => x + 1|const a = b ?? c;|if (a && b || !c)|x = y * 2 / (3 - z)
[optional]|{json: true}|"quoted"|'single'|“double”|‘single’|«guillemets»|it's|don’t|a_b_c|__init__|snake_case_name
kebab-case-name|camelCaseName|PascalCaseName|SCREAMING_SNAKE_CASE|varchar(255)|numeric(10,2)|int?|string[]|Promise<void>`.split(
    /[|\n]/,
  ),
  // Kerning
  ...`AV|To|Yo|Ta|Te|Ty|Wa|We|Va|Ve|Ya|LT|LY|P.|F.|T.|V.|Y.|r.|AVATAR|TOYOTA|WAVE|Type|Yesterday|Tomorrow|Value|Water
Typography|AWS|VPC|API|KAFKA|PAYPAL|Twilio|Tableau|Vault|Wallet|Yarn|L'Oréal|ROTATE KEYS|1/2|7.5|4,711|T-shirt|f(x)`.split(
    /[|\n]/,
  ),
  // Contextual alternates: arrows, raised punctuation between capitals, the multiplication sign, figures
  ...`a -> b|A -> B|a --> b|A --> B|a ---> b|a => b|A => B|a <- b|A <- B|A <-> B|a <=> b|a <= b|A >= B|a ==> b|<-5|x<-3
A->B->C|->|=>|<->|<=>|-->|A–B|A—B|a – b|a — b|(API)|(api)|API (v2)|[API]|{API}|(A)|(Ab)|(aB)|A (b) C|A (B) c
API-KEY|api-key|Api-Key|A-b|a-B|API: KEY|API:KEY|12:30|12:30 PM|9:00–17:30|A+B|a+b|A*B|a*b|A = B|A=B|S3:GetObject
1x2|10x20|2 x 4|3x|x3|4x4 grid|1920x1080|0x1F|100%|50 %|$9.99|€1,299.00|£5|¥500|A/B|A/B test|TCP/IP|CI/CD|I/O|24/7
TLS 1.3|HTTP/2|ISO-8601|UTF-8|SHA-256|AES-256-GCM|OAuth 2.0|P99 < 200 ms|n >= 1000|QPS > 5,000|1–3|2024-01-31|:-)|:)
(555) 010-9999|A. B. C.|A@B|a@B.C|A • B|A·B|A → B|a → b|A ← B|A ↔ B|↑ ↓|≤ 10|≥ 10|± 5|A ≠ B|≈ 3 s|∞|√2|∑|∂|× 3|÷ 2
§ 4|¶|† ‡|•|…|Wait…|№ 5|™|©|®|°C|½|¼|10²|m³|µs|A & B|R&D|<none>|A|B|#tag|50~60|~5 min|ABC~DEF|^|\``.split(/[|\n]/),
  // Other languages
  ...`Überprüfung der Größe|Straße|Façade|Être ou ne pas être|Señor, ¿qué pasa?|Ação concluída|Żółć gęślą jaźń|Příliš žluťoučký kůň
Árvíztűrő tükörfúrógép|Şişli’de ağaç|İstanbul|Îți place?|Ștefan și Țara|Ľúbivý|Ærø og Ål|Þingvellir|Łódź|Đà Nẵng|Người dùng đăng nhập
Проверка заказа|Оплата (карта)|Съешь ещё этих мягких французских булок|ГОСТ Р-12345|Київ їжак|Ђорђе|УТРО|Τα|Έλεγχος πληρωμής|Ξεσκεπάζω
API шлюз|Сервис API|Проверка API-ключа|Σύστημα API|Δ v|π ≈ 3.14|α → β|Ω`.split(/[|\n]/),
  // White space and joined marks
  'two  spaces',
  'no\u00a0break',
  'thin\u2009space',
  'cafe\u0301',
  'A\u030a',
  'zero\u200bwidth',
  'soft\u00adhyphen',
  'join\u2060er',
  'T\u200co',
].filter((label) => label !== '');
