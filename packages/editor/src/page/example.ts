// The text on arrival.
export const EXAMPLE = `flow "Checkout" direction=right
node shopper person "Shopper"
group shop "Shop" type=cluster {
  node web client "Web shop"
  node api service "Orders API"
}
node db database "Orders"
node mail external "Mail provider"
shopper -> web : "opens"
web -> api : "calls"
api -> db : "writes to" role=data
api ..> mail : "sends receipt" role=async
`;
