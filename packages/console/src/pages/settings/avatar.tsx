// The picture of an organisation: shown, uploaded, removed.
import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import { answered, api, sentBytes } from '../../api/client.js';
import { named } from '../../names/named.js';
import { Act } from '../../parts/act.js';
import { Form, TextField, type Values } from '../../parts/form.js';
import { Section } from '../../parts/section.js';
import { useConsole } from '../../state/console.js';
import { useLoaded } from '../../state/loaded.js';
import type { Membership } from '../page.js';

/** Browsers show a picture of the same address again without a request, so it is read as bytes. */
async function pictureOf(org: string): Promise<string> {
  const { data } = await api.GET('/orgs/{org}/avatar', {
    params: { path: { org }, query: { size: '128' } },
    parseAs: 'blob',
    cache: 'no-cache',
  });
  return data === undefined ? '' : URL.createObjectURL(data);
}

export function Avatar({ org }: { readonly org: Membership }): JSX.Element {
  const { notices } = useConsole();
  const { loaded, reload } = useLoaded(() => pictureOf(org.id), [org.name]);
  const address = loaded.state === 'ready' ? loaded.value : '';
  useEffect(() => () => URL.revokeObjectURL(address), [address]);
  const upload = async (values: Values): Promise<void> => {
    const file = values.file('picture');
    if (file === undefined) return;
    await sentBytes('PUT', `/orgs/${org.id}/avatar`, file);
    await reload();
    notices.say('Saved the picture.');
  };
  const remove = async (): Promise<void> => {
    await answered(api.DELETE('/orgs/{org}/avatar', { params: { path: { org: org.id } } }));
    await reload();
    notices.say('Removed the picture. The initials of the name are shown.');
  };
  return (
    <Section title="Avatar" about="Members see it in lists. Without a picture, it shows the initials of the name.">
      <div class="avatar-room">
        <div class="avatar">
          {address !== '' && <img class="avatar" src={address} alt={`Avatar of ${named(org.name)}`} />}
        </div>
        <Form send={upload} words="Upload" empties beside={<Act act={remove}>Remove picture</Act>}>
          <TextField
            name="picture"
            label="Picture"
            type="file"
            accept="image/png,image/jpeg,image/webp"
            required
            hint="PNG, JPEG or WebP of at most 1 MB and 4096 pixels per side. A square is cut from its centre."
          />
        </Form>
      </div>
    </Section>
  );
}
