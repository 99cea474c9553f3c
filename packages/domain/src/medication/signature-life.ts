/** The words of the life of a second signature, and who may make each of its moves. @fuente UI, principio 5 (imagen 22) */
import { SAME_HAND, SAME_HAND_TEXT } from '../access/same-hand.ts'
import { lifeWords, type MoveForm, type MoveRule, type Refusal, type StateWords } from '../kit/life/life.ts'
import { note } from '../kit/master/field.ts'
import { SIGNATURE_PERMISSION } from '../session/permission-keys.ts'
import {
  MAX_SIGNATURE_NOTE,
  returnReasonError,
  SIGNATURE_NOT_ALLOWED,
  SIGNATURE_STATES,
  signatureTone,
  type SignatureState,
} from './signature-request.ts'

/** Who moves it. */
export interface SignatureHand {
  /** They ordered the line. */
  readonly misma_mano: boolean
  /** It was they who opened the request. */
  readonly la_abrio: boolean
  /** Why they may sign no act of that kind; null: they may. */
  readonly no_firma: Refusal | null
}

const stateOf = (estado: SignatureState): StateWords => ({
  palabra: SIGNATURE_STATES[estado],
  tono: signatureTone(estado),
})

const otherHand: MoveRule<SignatureHand> = ({ misma_mano }) =>
  misma_mano ? { error: SAME_HAND_TEXT, codigo: SAME_HAND, status: 403 } : null
const signs: MoveRule<SignatureHand> = ({ no_firma }) => no_firma
const rules = [otherHand, signs]

const saysWhat = ({ motivo = '' }: MoveForm): Readonly<Record<string, string>> => {
  const wrong = returnReasonError(motivo)
  return wrong === null ? {} : { motivo: wrong }
}

export const SIGNATURE_LIFE = lifeWords({
  name: 'segunda_firma',
  code: 'firma',
  permission: SIGNATURE_PERMISSION,
  states: {
    pedida: stateOf('pedida'),
    abierta: stateOf('abierta'),
    firmada: stateOf('firmada'),
    devuelta: stateOf('devuelta'),
    retirada: stateOf('retirada'),
    urgencia: stateOf('urgencia'),
    revisada: stateOf('revisada'),
  },
  fields: { motivo: note('Nota, o qué debe cambiar si la devuelve', { optional: true, max: MAX_SIGNATURE_NOTE }) },
  moves: {
    soltar: { etiqueta: 'Dejar para otra persona', hecho: 'Queda para quien la pueda revisar', kind: 'quiet', rules },
    devolver: {
      etiqueta: 'Devolver',
      hecho: 'Devuelta: se le avisa a quien formuló',
      carries: ['motivo'],
      check: saysWhat,
      rules,
    },
    abrir: {
      etiqueta: 'Revisar',
      hecho: 'Usted la está revisando',
      kind: 'filled',
      inState: { abierta: 'Revisarla yo' },
      rules,
    },
    firmar: {
      etiqueta: 'Firmar',
      hecho: 'Firmada: la línea sigue',
      kind: 'filled',
      carries: ['motivo'],
      vow: 'Leí los hallazgos y respondo por esta firma',
      rules,
    },
    revisar: {
      etiqueta: 'Dar por revisada',
      hecho: 'Urgencia vital revisada',
      kind: 'filled',
      carries: ['motivo'],
      rules,
    },
    /** The line was annulled, denied or changed for another before anybody signed. */
    retirar: { etiqueta: 'Retirar', hecho: 'Retirada', carries: ['motivo'], bySystem: true },
  },
  take: 'abrir',
  release: 'soltar',
  notAllowed: SIGNATURE_NOT_ALLOWED,
  changed: 'Otra persona la movió antes que usted.',
})
export type SignatureMove = keyof typeof SIGNATURE_LIFE.moves
