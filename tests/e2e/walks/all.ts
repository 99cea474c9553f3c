/** Every walk, in two parts that are walked at the same time: what is not in these lists is not looked at. */
import { expiredWalk, mandatoryWalk, passwordWalk, recoveryWalk } from './account.ts'
import { agendaWalk } from './agenda.ts'
import { alertsWalk } from './alerts.ts'
import { antecedentsWalk } from './antecedents.ts'
import { auditWalk, presenceWalk } from './auditoria.ts'
import { chatFilesWalk } from './chat-files.ts'
import { chatWalk } from './chat.ts'
import { consentWalk } from './consent.ts'
import { editorWalk, readerWalk } from './content.ts'
import { deliveriesWalk, reportsWalk } from './deliveries.ts'
import { draftWalk } from './draft.ts'
import { favouriteLinesWalk, favouritesWalk } from './favourites.ts'
import { historyWalk } from './history.ts'
import { linesWalk } from './lines.ts'
import { mastersWalk } from './maestros.ts'
import { manualWalk } from './manual.ts'
import { medicationsWalk } from './medications.ts'
import { oncologyWalk } from './oncology.ts'
import { affiliatesWalk, listWalk } from './ordering.ts'
import { servicesWalk } from './own-code.ts'
import { affiliateProfileWalk, profileWalk } from './perfil.ts'
import { prescribedWalk } from './prescribed.ts'
import { recordWalk } from './record.ts'
import { referralWalk } from './referral.ts'
import { referralQueuesWalk, referralRegistrationWalk } from './referral-screens.ts'
import { setAsideWalk, substitutionsWalk } from './keeping.ts'
import { permissionsWalk, rolesWalk } from './roles.ts'
import { affiliateHomeWalk, auditorHomeWalk, doctorHomeWalk, pharmacyHomeWalk } from './home.ts'
import { publicShellWalk, shellWalk } from './shell.ts'
import { idleWalk, noPermissionWalk, publicWalk, signInWalk } from './sign-in.ts'
import { signaturesWalk } from './signatures.ts'
import { sickLeaveWalk } from './sick-leave.ts'
import { usersWalk } from './usuarios.ts'
import * as ofPages from './of-pages.ts'
import type { Walk } from './walk.ts'

/** What is done with a patient in front. */
export const CARE_WALKS: readonly Walk[] = [
  agendaWalk,
  affiliatesWalk,
  linesWalk,
  listWalk,
  medicationsWalk,
  servicesWalk,
  favouritesWalk,
  favouriteLinesWalk,
  recordWalk,
  antecedentsWalk,
  draftWalk,
  sickLeaveWalk,
  prescribedWalk,
  alertsWalk,
  oncologyWalk,
  consentWalk,
  signaturesWalk,
]

/** Everything around it: who enters, administration, history, referrals and the chat. */
export const HOUSE_WALKS: readonly Walk[] = [
  signInWalk,
  doctorHomeWalk,
  auditorHomeWalk,
  pharmacyHomeWalk,
  affiliateHomeWalk,
  idleWalk,
  noPermissionWalk,
  referralWalk,
  referralQueuesWalk,
  referralRegistrationWalk,
  publicWalk,
  readerWalk,
  editorWalk,
  profileWalk,
  affiliateProfileWalk,
  recoveryWalk,
  passwordWalk,
  expiredWalk,
  mandatoryWalk,
  shellWalk,
  publicShellWalk,
  usersWalk,
  substitutionsWalk,
  setAsideWalk,
  rolesWalk,
  permissionsWalk,
  auditWalk,
  presenceWalk,
  historyWalk,
  deliveriesWalk,
  reportsWalk,
  chatWalk,
  chatFilesWalk,
  manualWalk,
  mastersWalk,
  ...Object.values(ofPages),
]
