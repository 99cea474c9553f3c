/** Ports, context and events of {@link file://../procedure-consent.ts}. Everything here survives JSON: it is persisted. */
import type { ConsentForm } from '@cauce/domain/consent/consent-form'
import type { ConsentSubmission } from '@cauce/domain/consent/consent-submission'
import type { ConsentText } from '@cauce/domain/consent/consent-text'
import type { isRealSignature } from '@cauce/domain/consent/signature'
import type { FieldErrors } from '../failure.ts'

/** The drawing and what was measured of it; the measure decides whether it is a signature. */
export interface DrawnSignature {
  /** PNG data URL. */
  readonly dataUrl: string
  readonly stats: Parameters<typeof isRealSignature>[0]
  /** The pen's way, so that the pad draws it again after a reload. */
  readonly strokes?: readonly (readonly { x: number; y: number; pressure: number; time: number }[])[]
}

export interface ConsentInput {
  /** Order id. */
  readonly ordenId: number
  readonly cup: { readonly id: number; readonly codigo: string; readonly nombre: string }
  readonly paciente: { readonly edad: number; readonly tipoAfiliadoId: number }
}

/**
 * How it ended: signed, refused in writing, printed to be signed by hand, left for later, or found to be signed already;
 * `fallido`: not possible for this patient.
 */
export interface ConsentOutput {
  readonly result: 'firmado' | 'disentido' | 'impreso' | 'pospuesto' | 'ya_firmado' | 'fallido'
  /** Verification code of the kept document. */
  readonly documento: string | null
}

export interface ConsentContext extends ConsentInput {
  readonly text: ConsentText | null
  /** The text was replaced while the form was open; what was answered stays, the signature does not. */
  readonly textChanged: boolean
  readonly form: ConsentForm
  readonly signature: DrawnSignature | null
  /** When the device was handed over and when it came back signed, by the device; null while it is not known. */
  readonly entregadoAt: string | null
  readonly firmadoAt: string | null
  readonly errores: FieldErrors
  /** General failure in words, for the place above the buttons. */
  readonly error: string | null
  /** Address of the PDF that will be kept. */
  readonly previewUrl: string | null
  /** Made when saving starts, kept through retries and reloads until the answer is known. */
  readonly idempotencyKey: string | null
  readonly output: ConsentOutput
}

export type ConsentEvent =
  /** The device is handed over to the patient. `at`: instant (ISO 8601) by the device. */
  | { readonly type: 'consent.accepted'; readonly at?: string }
  | { readonly type: 'consent.declined' }
  | { readonly type: 'consent.postponed' }
  | { readonly type: 'form.changed'; readonly form: Partial<ConsentForm> }
  | { readonly type: 'signature.changed'; readonly signature: DrawnSignature | null }
  | { readonly type: 'preview.requested' }
  /** The address of the preview died (a page reload): it is made again. */
  | { readonly type: 'preview.expired' }
  | { readonly type: 'preview.rejected' }
  | { readonly type: 'consent.confirmed' }
  /** The patient hands the device back. */
  | { readonly type: 'device.returned'; readonly at?: string }
  /** The professional hands it over once more: what was signed does not count any more. */
  | { readonly type: 'consent.handedAgain' }
  | { readonly type: 'dialog.dismissed' }
  | { readonly type: 'retry' }
  | { readonly type: 'wait.cancelled' }

/** Answer of `consultas/foto`. */
export interface SavedConsent {
  readonly estado: 'firmado' | 'disentido'
  readonly codigo_verificacion: string
}

/** Effects by name: input → output. The caller provides each with `machine.provide({ actors })`. */
export interface ConsentPorts {
  loadText: { input: { cupId: number }; output: ConsentText }
  /** Makes the final PDF without keeping it and answers an address that an iframe can show. */
  previewPdf: { input: { submission: ConsentSubmission }; output: { url: string } }
  newKey: { input: undefined; output: string }
  saveConsent: { input: { submission: ConsentSubmission; key: string }; output: SavedConsent }
  /** Prints the blank form, to be signed by hand. */
  printConsent: { input: { cupId: number; ordenId: number }; output: void }
}
