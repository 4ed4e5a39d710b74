// Static site behind a CDN, as a pattern.
import type { Pattern } from '../pattern.js';

export const staticSite: Pattern = {
  id: 'static-site',
  title: 'Static site behind a CDN',
  topic: 'cloud',
  description: 'Pages are built from a repository, stored as files and delivered by a content delivery network.',
  tags: [
    'static site',
    'static website',
    'jamstack',
    'cdn',
    'content delivery',
    'single-page app hosting',
    'host a spa',
    'react spa',
    'vue',
    'next.js export',
    'hugo',
    's3 cloudfront',
    'blob storage front door',
    'edge cache',
    'build hook',
    'netlify',
    'docs site hosting',
    'static web app',
    'frontend hosting',
    'website from git',
  ],
  asked:
    'blog hosting, host html css js, single page app on storage, gatsby, astro, vite, github pages, cloudfront s3, marketing site, docs site, cdn with origin bucket, deploy frontend, invalidation',
  use: 'Documentation, marketing pages and single-page applications.',
  avoid: 'Pages rendered differently for every visitor.',
  flavours: ['aws', 'azure', 'gcp', 'self-hosted'],
  parameters: {
    api: { type: 'switch', default: true, meaning: 'A small API for dynamic parts' },
    previews: { type: 'switch', default: true, meaning: 'A preview of each change' },
  },
  source: `
flow "{{title}}" direction=right
group make "Build" type=ci-cd {
  node author person "Author"
  node repo storage "Repository" {{code}}
  node build function "Build" {{ci}}
}
group origin "Origin" type=data-tier {
  node files storage "Site files" {{site}}
  @if previews
  node preview storage "Preview of each change" {{site}}
  @end
}
group delivery "Delivery" type=edge {
  node cdn gateway "CDN" {{cdn}}
  node waf gateway "Web firewall" {{waf}}
  node dns service "Name service" {{dns}}
}
node visitor person "Visitors"
@if api
group dynamic "Dynamic parts" type=app-tier {
  node api function "Functions" {{functions}}
  node db database "Comments, forms" {{nosql}}
}
@end
author -> repo : "pushes"
repo ..> build : "triggers" role=async
build -> files : "uploads to" role=data
build ..> cdn : "purges what changed" role=async
@if previews
build -> preview : "uploads to" role=data
@end
cdn -> files : "on a miss" role=data
visitor -> dns : "asks for the name"
visitor -> waf : "HTTPS"
waf -> cdn
@if api
visitor -> api : "fetch()"
api -> db : "reads and writes" role=data
@end
`,
};
