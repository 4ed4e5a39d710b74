// A button that saves a file of the service. Not a link: a refusal would be saved as the file.
import type { ComponentChildren, JSX } from 'preact';
import { savedFile } from '../api/client.js';
import { Act } from './act.js';

export interface DownloadProps {
  /** Of the service, with its query. */
  readonly path: string;
  readonly children: ComponentChildren;
  readonly label?: string;
}

export function Download({ path, children, label }: DownloadProps): JSX.Element {
  return (
    <Act act={() => savedFile(path)} {...(label && { label })}>
      {children}
    </Act>
  );
}
