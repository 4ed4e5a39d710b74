// Zero trust access, as a pattern.
import type { Pattern } from '../pattern.js';

export const zeroTrustAccess: Pattern = {
  id: 'zero-trust-access',
  title: 'Zero trust access',
  topic: 'security',
  description: 'Identity, device and policy are checked on every request, wherever the user is.',
  tags: [
    'zero trust',
    'ztna',
    'beyondcorp',
    'identity aware proxy',
    'identity-aware proxy',
    'device posture',
    'no vpn',
    'access without vpn',
    'internal apps from anywhere',
    'continuous verification',
    'conditional access',
    'never trust always verify',
    'micro-segmentation',
    'policy decision point',
    'policy enforcement point',
    'sase',
    'remote workforce access',
  ],
  asked:
    'replace vpn, employees reach internal tools securely, device compliance, context aware access, iap, cloudflare access, tailscale, okta device trust, verify every request, perimeterless, least privilege access for staff',
  use: 'Staff and contractors who use internal applications from any network.',
  avoid: 'Traffic only between machines. Use mutual TLS between services.',
  flavours: ['aws', 'azure', 'gcp', 'kubernetes', 'self-hosted'],
  parameters: { session: { type: 'switch', default: true, meaning: 'Sessions are re-evaluated while active' } },
  source: `
flow "{{title}}" direction=right
group user "User side" {
  node person person "Employee"
  node device client "Managed device"
}
group control "Control plane" type=security {
  node idp identity "Identity provider" {{workforce}}
  node posture service "Device posture"
  node pdp decision "Policy allows?"
  node rules storage "Policies" {{policy}}
}
group data "Data plane" type=edge {
  node proxy gateway "Access proxy" {{proxy}}
}
group apps "Internal applications" type=network {
  node hr service "HR"
  node wiki service "Wiki"
  node admin service "Admin console"
}
node siem service "Security events" {{siem}}
person -> device
device -> proxy : "every request"
device -> idp : "signs in, second factor" role=identity
device ..> posture : "patches, disk, agent" role=async
proxy -> pdp : "who, what, where"
idp --> pdp : "claims" role=identity
posture --> pdp : "score"
rules --> pdp : "rules"
pdp --> proxy : "allow or deny"
proxy -> hr : "mutual TLS" role=private
proxy -> wiki role=private
proxy -> admin : "only from compliant devices" role=private
proxy ..> siem : "access log" role=async
@if session
siem ..> pdp : "risk ends the session" role=async
@end
`,
};
