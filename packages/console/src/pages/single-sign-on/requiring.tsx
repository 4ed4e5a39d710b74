// Break-glass codes, and requiring single sign-on.
import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { answered, api } from '../../api/client.js';
import { CopyButton } from '../../parts/copied.js';
import { Confirm, Dialog } from '../../parts/dialog.js';
import { Form } from '../../parts/form.js';
import { useConsole } from '../../state/console.js';
import { missingFor, type PartProps } from './settings.js';

type Open =
  | { readonly kind: 'make' }
  | { readonly kind: 'codes'; readonly codes: readonly string[] }
  | { readonly kind: 'require' };

export function Requiring({ org, may, sso, reload }: PartProps): JSX.Element {
  const { notices } = useConsole();
  const [open, setOpen] = useState<Open | undefined>(undefined);
  const close = (): void => setOpen(undefined);
  const params = { path: { org: org.slug } };
  const make = async (): Promise<void> => {
    const { codes } = await answered(api.POST('/orgs/{org}/sso/break-glass', { params }));
    setOpen({ kind: 'codes', codes });
    await reload();
  };
  const setRequired = async (required: boolean): Promise<void> => {
    await answered(api.PATCH('/orgs/{org}/sso/connection', { params, body: { required } }));
    await reload();
    notices.say(required ? 'Single sign-on is required.' : 'Other ways of signing in are allowed again.');
  };
  const missing = missingFor(sso);
  return (
    <>
      <ul class="rows" aria-label="Require single sign-on">
        <li>
          <div class="what">
            <strong>Break-glass codes</strong>
            <span class="hint">
              {sso.breakGlassCodes === 0 ? 'None yet. ' : `${sso.breakGlassCodes} are left. `}With one of them, an owner
              can sign in while the provider is down. Each works once.
            </span>
          </div>
          {may('own') ? (
            <button type="button" onClick={() => setOpen({ kind: 'make' })}>
              Create break-glass codes
            </button>
          ) : (
            <span class="hint">Only an owner can create them.</span>
          )}
        </li>
        <li>
          <div class="what">
            <strong>{sso.required ? 'Required' : 'Not required'}</strong>
            <span class="hint">
              {sso.required
                ? 'Addresses of the verified domains sign in only through the provider.'
                : missing.length > 0
                  ? `Missing: ${missing.join(', ')}.`
                  : 'Everything required is set up.'}
            </span>
          </div>
          <button
            type="button"
            disabled={!sso.required && missing.length > 0}
            onClick={() => setOpen({ kind: 'require' })}
          >
            {sso.required ? 'Allow other ways' : 'Require single sign-on'}
          </button>
        </li>
      </ul>
      {open?.kind === 'make' && (
        <Dialog title="Create break-glass codes?" close={close}>
          <p>{sso.breakGlassCodes > 0 ? 'Earlier codes stop working. ' : ''}The new ones are shown once.</p>
          <Form words="Create ten codes" send={make} />
        </Dialog>
      )}
      {open?.kind === 'codes' && <Codes codes={open.codes} close={close} />}
      {open?.kind === 'require' && (
        <Confirm
          title={sso.required ? 'Allow other ways of signing in?' : 'Require single sign-on?'}
          words={sso.required ? 'Allow other ways' : 'Require single sign-on'}
          act={() => setRequired(!sso.required)}
          close={close}
        >
          <p>
            {sso.required
              ? 'Members can sign in with a code or a passkey again. You can require single sign-on again.'
              : 'Sessions of members with such an address that started in another way end, except those of owners. API keys and connected agents stay. You can allow other ways again.'}
          </p>
        </Confirm>
      )}
    </>
  );
}

function Codes({ codes, close }: { readonly codes: readonly string[]; readonly close: () => void }): JSX.Element {
  return (
    <Dialog title="Break-glass codes" close={close}>
      <p>They are shown only now. Store them with your other emergency keys.</p>
      <ol class="codes">
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ol>
      <div>
        <CopyButton text={codes.join('\n')} what="codes" />
      </div>
    </Dialog>
  );
}
