/** What the second factor of one's own account knows, hears and needs. */

export interface FactorInput {
  readonly intent: 'turnOn' | 'renewCodes' | 'turnOff'
}

export interface FactorContext extends FactorInput {
  /** Base32, for who types it, and `otpauth://…` for who photographs it. Never kept. */
  readonly secreto: string
  readonly uri: string
  readonly codigo: string
  /** What is wrong with the code, beside its field. */
  readonly codeError: string | null
  /** Why a step did not work. */
  readonly error: string | null
  readonly codigos: readonly string[]
  /** The person says that the recovery codes are in a safe place. */
  readonly kept: boolean
}

export type FactorEvent =
  | { readonly type: 'secret.added' }
  | { readonly type: 'code.changed'; readonly codigo: string }
  | { readonly type: 'code.sent' }
  | { readonly type: 'back' }
  | { readonly type: 'confirmed' }
  | { readonly type: 'codes.kept'; readonly kept: boolean }
  | { readonly type: 'retry' }
  | { readonly type: 'closed' }

export interface FactorPorts {
  startSetup: { input: undefined; output: { readonly secreto: string; readonly uri: string } }
  confirmCode: { input: { readonly codigo: string }; output: { readonly codigos: readonly string[] } }
  renewCodes: { input: undefined; output: { readonly codigos: readonly string[] } }
  turnOff: { input: undefined; output: unknown }
}
