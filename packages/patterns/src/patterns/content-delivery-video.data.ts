// Video platform, as a pattern.
import type { Pattern } from '../pattern.js';

export const contentDeliveryVideo: Pattern = {
  id: 'content-delivery-video',
  title: 'Video platform',
  topic: 'cloud',
  description: 'Videos are uploaded, transcoded, protected and delivered in segments over a delivery network.',
  tags: [
    'video streaming',
    'video on demand',
    'vod',
    'transcoding',
    'hls',
    'dash',
    'media pipeline',
    'drm',
    'video platform',
    'encoding',
    'adaptive bitrate',
    'netflix',
    'youtube',
    'media delivery',
    'live streaming',
  ],
  use: 'Video in your own product.',
  avoid: "A few clips. Embed a provider's player.",
  flavours: ['aws', 'azure', 'gcp', 'self-hosted'],
  products: {
    aws: { encode: 'AWS MediaConvert = aws:elemental-mediaconvert' },
    azure: { encode: 'FFmpeg on Azure Batch = azure:batch-accounts' },
    gcp: { encode: 'Transcoder API = logos:google-cloud' },
    'self-hosted': { encode: 'FFmpeg = simple-icons:ffmpeg' },
  },
  parameters: { drm: { type: 'switch', default: true, meaning: 'Licences for protected videos' } },
  source: `
flow "{{title}}" direction=right
node author person "Author"
group ingest "Ingestion" type=app-tier {
  node upload storage "Originals" {{objects}}
  node flow service "Media workflow" {{workflow}}
  node encode function "Encode formats" {{encode}}
  node check function "Captions, checks"
}
group library "Library" type=data-tier {
  node parts storage "Parts and playlists" {{objects}}
  node meta database "Titles, rights" {{nosql}}
}
group deliver "Delivery" type=edge {
  node cdn gateway "CDN" {{cdn}}
  node api gateway "Playback API" {{gateway}}
  @if drm
  node drm secret "Licences"
  @end
}
node player client "Player"
node events queue "Playback events" {{stream}}
author -> upload : "uploads" role=data
upload ..> flow : "file arrived" role=async
flow -> encode
encode -> parts : "HLS, 240p to 4K" role=data
flow -> check
check -> meta : "writes to" role=data
player -> api : "may I play?"
api -> meta : "looks up" role=data
api --> player : "signed addresses"
player -> cdn : "parts, as fast as the line"
cdn -> parts : "on a miss" role=data
@if drm
player -> drm : "key request" role=identity
@end
player ..> events : "stalls, bitrate" role=async
`,
};
