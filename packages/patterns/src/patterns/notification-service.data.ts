// Notification service, as a pattern.
import type { Pattern } from '../pattern.js';

export const notificationService: Pattern = {
  id: 'notification-service',
  title: 'Notification service',
  topic: 'software',
  description: 'One service sends mail, SMS and push notifications, based on preferences, templates and limits.',
  tags: [
    'notification service',
    'notifications',
    'send mail and sms',
    'email sms push',
    'push notifications backend',
    'device tokens',
    'fcm',
    'apns',
    'ses',
    'templates',
    'preferences',
    'unsubscribe',
    'opt-out',
    'digest',
    'transactional email',
    'alerts to users',
    'multi-channel messaging',
    'in-app messages',
  ],
  asked:
    'email sms push from one place, twilio sendgrid, alert customers, user preferences for messages, mobile push apns fcm, order confirmation mails, messaging to users, notify users, newsletters, in-app notifications',
  use: 'Several products that notify the same people.',
  avoid: 'One product that sends one mail. Call the provider.',
  flavours: ['aws', 'azure', 'gcp', 'kubernetes', 'self-hosted'],
  parameters: { inapp: { type: 'switch', default: true, meaning: 'An inbox in the product' } },
  source: `
flow "{{title}}" direction=right
group sources "Sources" {
  node orders service "Orders"
  node billing service "Billing"
  node marketing service "Campaigns"
}
group core "Notification service" type=app-tier {
  node api gateway "Requests" {{gateway}}
  node decide function "Preferences and limits" {{functions}}
  node write function "Fill template" {{functions}}
}
group store "Data" type=data-tier {
  node prefs database "Preferences, devices" {{nosql}}
  node templates storage "Templates" {{objects}}
}
group send "A queue and sender each" type=messaging {
  node mail queue "Mail" {{queue}}
  node sms queue "SMS" {{queue}}
  node push queue "Push" {{queue}}
}
group out "Providers" type=external {
  node mailer external "Mail provider" {{mail}}
  node texter external "SMS provider" {{sms}}
  node pusher external "Push provider" {{push}}
}
@if inapp
node inbox client "Inbox in the product"
@end
orders ..> api : "order shipped" role=async
billing ..> api : "invoice" role=async
marketing ..> api : "campaign" role=async
api -> decide
prefs -> decide : "looked up by" role=data
decide -> write : "allowed"
templates -> write : "read by" role=data
write ..> mail role=async
write ..> sms role=async
write ..> push role=async
mail ..> mailer role=async
sms ..> texter role=async
push ..> pusher role=async
@if inapp
write ..> inbox : "unread count" role=async
@end
mailer ..> prefs : "bounces, opt-outs" role=async
`,
};
