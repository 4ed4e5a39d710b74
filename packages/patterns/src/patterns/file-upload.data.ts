// File upload with presigned URL, as a pattern.
import type { Pattern } from '../pattern.js';

export const fileUpload: Pattern = {
  id: 'file-upload',
  title: 'File upload with presigned URL',
  topic: 'software',
  description: 'File upload straight to storage with a presigned URL, then scanning, processing and release.',
  tags: [
    'file upload',
    'upload',
    'presigned url',
    'presigned address',
    'presigned s3',
    'sas token',
    'signed url',
    'multipart upload',
    'direct upload',
    'large files',
    'virus scan',
    'antivirus',
    'thumbnail',
    'image processing',
    'video transcoding',
    'document upload',
    'quarantine',
    'user generated content',
  ],
  asked:
    'users upload images and videos, upload directly to bucket, signed upload link, virus scanning uploads, large file uploads, attachments, resumable upload, process uploaded documents, profile pictures, s3 put url',
  use: 'Large or numerous user files that should bypass the application.',
  avoid: 'Small form fields.',
  flavours: ['aws', 'azure', 'gcp', 'kubernetes', 'self-hosted'],
  parameters: { scan: { type: 'switch', default: true, meaning: 'Files are scanned for malware' } },
  source: `
sequence "{{title}}"
actor user client "Browser"
actor api service "API" {{containers}}
actor store storage "Storage" {{objects}}
actor queue queue "Events" {{queue}}
actor work function "Processor" {{functions}}
actor db database "Metadata" {{sql}}
user -> api : "name, size, type"
api -> db : "new file, pending" role=data
api --> user : "URL, valid 10 minutes" role=identity
loop "each part of 8 MB" {
  user -> store : "PUT part" role=data
}
user -> store : "complete"
store ..> queue : "object created" role=async
queue ..> work : "object created" role=async
work -> store : "reads the file" role=data
@if scan
alt "clean" {
  work -> work : "scan, thumbnail, metadata"
  work -> store : "moves to released" role=data
  work -> db : "ready" role=data
} else "infected" {
  work -> store : "deletes it" role=data
  work -> db : "refused" role=data
}
@end
@if !scan
work -> work : "thumbnail, metadata"
work -> db : "ready" role=data
@end
user -> api : "status?"
api --> user : "ready, download URL"
`,
};
