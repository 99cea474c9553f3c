/** Every machine with its file and its walks: for the drawings, the simulator, and the test that none is missing. */
import { affiliateChangeWalk } from './affiliate-change.ts'
import { affiliateStatusWalk } from './affiliate-status.ts'
import { authorisationWalk } from './authorisation.ts'
import { attachmentUploadWalk } from './attachment-upload.ts'
import { chatWalk, ownMessagesWalk } from './chat.ts'
import { chatUploadWalk } from './chat-upload.ts'
import { clientToggleWalk } from './client-toggle.ts'
import { clinicalRecordLifeWalk } from './clinical-record-life.ts'
import { connectionWalk } from './connection.ts'
import { contentLifeWalk } from './content-life.ts'
import { draftKeepWalk } from './draft-keep.ts'
import { idleWalk } from './idle.ts'
import { fileLoadWalk, recordEditWalk } from './kit.ts'
import { lastingWalk } from './lasting.ts'
import { lawProposalWalk } from './law-proposal.ts'
import { listExportWalk } from './list-export.ts'
import { loadingBarWalk } from './loading-bar.ts'
import { medicationAlertWalk } from './medication-alert.ts'
import { medicationOrderWalk } from './medication-order.ts'
import { portabilityWalk } from './portability.ts'
import { orderLineWalk } from './order-line.ts'
import { ownCodeWalk } from './own-code.ts'
import { pageLoadWalk } from './page-load.ts'
import { passwordChangeWalk } from './password-change.ts'
import { linkRequestWalk, passwordRecoveryWalk } from './password-recovery.ts'
import { deceasedConsentWalk, procedureConsentWalk } from './procedure-consent.ts'
import { procedureOrderWalk } from './procedure-order.ts'
import { recordDraftWalk } from './record-draft.ts'
import { recoveryDataWalk } from './recovery-data.ts'
import { referralLifeWalk } from './referral-life.ts'
import { referralRegistrationWalk } from './referral-registration.ts'
import { referralWalk } from './referral.ts'
import { roleEditWalk } from './role-edit.ts'
import { automaticRoutingWalk, routingChangeWalk } from './routing-change.ts'
import { schemeOrderWalk } from './scheme-order.ts'
import { schemeSuspensionWalk } from './scheme-suspension.ts'
import { schemeWalk } from './scheme.ts'
import { renewCodesWalk, secondFactorSetupWalk, turnOffWalk } from './second-factor-setup.ts'
import { secondSignatureWalk } from './second-signature.ts'
import { termLifeWalk } from './term.ts'
import { sessionWalk } from './session.ts'
import { sickLeaveLifeWalk } from './sick-leave-life.ts'
import { sickLeaveWalk } from './sick-leave.ts'
import { triggerSearchWalk } from './trigger-search.ts'
import { userEditWalk } from './user-edit.ts'
import { userLoadWalk } from './user-load.ts'
import type { Walk } from './walk.ts'
import { wholeRecordWalk } from './whole-record.ts'

export interface MachineWalks {
  /** Id of the machine. */
  readonly id: string
  /** File of the machine under `packages/machines/src`. */
  readonly file: string
  readonly group:
    | 'Flujos clínicos'
    | 'Cuentas y permisos'
    | 'Comunicación y archivos'
    | 'La aplicación'
    | 'Ciclos de vida'
  /** The first is the usual one; the others start from another situation, which `title` names. */
  readonly walks: readonly { readonly title: string; readonly walk: Walk }[]
}

const USUAL = 'Lo usual'

const of = (
  group: MachineWalks['group'],
  file: string,
  walk: Walk,
  others: Readonly<Record<string, Walk>> = {},
): MachineWalks => ({
  id: walk.machine.id,
  file,
  group,
  walks: [{ title: USUAL, walk }, ...Object.entries(others).map(([title, other]) => ({ title, walk: other }))],
})

const CARE = 'Flujos clínicos'
const ACCOUNTS = 'Cuentas y permisos'
const TALK = 'Comunicación y archivos'
const SHELL = 'La aplicación'
const LIVES = 'Ciclos de vida'

export const MACHINE_WALKS: readonly MachineWalks[] = [
  of(CARE, 'procedure-order.ts', procedureOrderWalk),
  of(CARE, 'procedure-consent.ts', procedureConsentWalk, { 'El paciente falleció': deceasedConsentWalk }),
  of(CARE, 'medication-order.ts', medicationOrderWalk),
  of(CARE, 'medication-alert.ts', medicationAlertWalk),
  of(CARE, 'own-code.ts', ownCodeWalk),
  of(CARE, 'scheme.ts', schemeWalk),
  of(CARE, 'scheme-suspension.ts', schemeSuspensionWalk),
  of(CARE, 'routing-change.ts', routingChangeWalk, { 'El producto eligió la sede': automaticRoutingWalk }),
  of(CARE, 'record-draft.ts', recordDraftWalk),
  of(CARE, 'sick-leave.ts', sickLeaveWalk),
  of(CARE, 'referral-registration.ts', referralRegistrationWalk),
  of(CARE, 'referral.ts', referralWalk),
  of(ACCOUNTS, 'session.ts', sessionWalk),
  of(ACCOUNTS, 'idle.ts', idleWalk),
  of(ACCOUNTS, 'password-change.ts', passwordChangeWalk),
  of(ACCOUNTS, 'password-recovery.ts', passwordRecoveryWalk, { 'Quien pide el enlace': linkRequestWalk }),
  of(ACCOUNTS, 'second-factor-setup.ts', secondFactorSetupWalk, {
    'Renovar los códigos': renewCodesWalk,
    Desactivarlo: turnOffWalk,
  }),
  of(ACCOUNTS, 'recovery-data.ts', recoveryDataWalk),
  of(ACCOUNTS, 'user-edit.ts', userEditWalk),
  of(ACCOUNTS, 'user-load.ts', userLoadWalk),
  of(ACCOUNTS, 'role-edit.ts', roleEditWalk),
  of(SHELL, 'kit/record-edit.ts', recordEditWalk),
  of(SHELL, 'kit/file-load.ts', fileLoadWalk),
  of(ACCOUNTS, 'client-toggle.ts', clientToggleWalk),
  of(TALK, 'chat.ts', chatWalk, { 'Con un mensaje propio por enviar': ownMessagesWalk }),
  of(TALK, 'chat-upload.ts', chatUploadWalk),
  of(TALK, 'attachment-upload.ts', attachmentUploadWalk),
  of(TALK, 'list-export.ts', listExportWalk),
  of(TALK, 'whole-record.ts', wholeRecordWalk),
  of(SHELL, 'trigger-search.ts', triggerSearchWalk),
  of(SHELL, 'page-load.ts', pageLoadWalk),
  of(SHELL, 'draft-keep.ts', draftKeepWalk),
  of(SHELL, 'connection.ts', connectionWalk),
  of(SHELL, 'lasting.ts', lastingWalk),
  of(SHELL, 'loading-bar.ts', loadingBarWalk),
  of(LIVES, 'life-cycles/order-line.ts', orderLineWalk),
  of(LIVES, 'life-cycles/second-signature.ts', secondSignatureWalk),
  of(LIVES, 'life-cycles/authorisation.ts', authorisationWalk),
  of(LIVES, 'life-cycles/scheme-order.ts', schemeOrderWalk),
  of(LIVES, 'life-cycles/sick-leave.ts', sickLeaveLifeWalk),
  of(LIVES, 'life-cycles/referral.ts', referralLifeWalk),
  of(LIVES, 'life-cycles/clinical-record.ts', clinicalRecordLifeWalk),
  of(LIVES, 'life-cycles/content.ts', contentLifeWalk),
  of(LIVES, 'life-cycles/term.ts', termLifeWalk),
  of(LIVES, 'life-cycles/law-proposal.ts', lawProposalWalk),
  of(LIVES, 'life-cycles/affiliate-change.ts', affiliateChangeWalk),
  of(LIVES, 'life-cycles/affiliate-status.ts', affiliateStatusWalk),
  of(LIVES, 'life-cycles/portability.ts', portabilityWalk),
]
