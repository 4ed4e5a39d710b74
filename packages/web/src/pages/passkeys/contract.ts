// What the service answers: the fields that the script reads. Options are in the form of JSON that Web Authentication, level 3, section 5.1.8 defines.

export interface SignInOptions {
  readonly challenge: string;
  readonly rpId: string;
  readonly timeout: number;
  readonly userVerification: 'required';
}

export interface PasskeyOptions {
  readonly rp: PublicKeyCredentialRpEntity;
  readonly user: { readonly id: string; readonly name: string; readonly displayName: string };
  readonly challenge: string;
  readonly pubKeyCredParams: PublicKeyCredentialParameters[];
  readonly timeout: number;
  readonly excludeCredentials: readonly {
    readonly type: 'public-key';
    readonly id: string;
    readonly transports: readonly string[];
  }[];
  readonly authenticatorSelection: AuthenticatorSelectionCriteria;
  readonly attestation: 'none';
}

/** What the service takes of a new passkey. */
export interface NewPasskey {
  readonly id: string;
  readonly response: {
    readonly clientDataJSON: string;
    readonly attestationObject: string;
    readonly transports: string[];
  };
}

export interface Failure {
  readonly message: string;
}
