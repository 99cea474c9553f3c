import { describe, expect, it } from 'vitest'
import { SAME_HAND_TEXT } from '@cauce/domain/access/same-hand'
import { moveLabel } from '@cauce/domain/kit/life/life'
import {
  SIGNATURE_NOT_ALLOWED,
  SIGNATURE_STATE_KEYS,
  type SignatureState,
} from '@cauce/domain/medication/signature-request'
import { askedSignature, signatureLife } from './second-signature.ts'

const { step, offered, words } = signatureLife

const OTHER = { misma_mano: false, la_abrio: false, no_firma: null }
const OPENER = { ...OTHER, la_abrio: true }
const OWN = { ...OPENER, misma_mano: true }
const UNREGISTERED = {
  ...OTHER,
  no_firma: { error: 'Sin registro', codigo: 'firma.sin_registro', status: 403 as const },
}
const refused = { error: SIGNATURE_NOT_ALLOWED, codigo: 'firma.transicion_no_permitida' }
type Hand = typeof OTHER
const movesOf = (from: SignatureState, hand: Hand) => offered(from, hand, hand.la_abrio).map(({ evento }) => evento)

describe('la vida de una segunda firma', () => {
  it('empieza pedida, o como urgencia vital de quien siguió solo', () => {
    expect([askedSignature(false), askedSignature(true)]).toEqual(['pedida', 'urgencia'])
  })

  it('se abre, y la firma o la devuelve quien la abrió', () => {
    expect(step('pedida', 'abrir', OTHER)).toEqual({ estado: 'abierta' })
    expect(step('abierta', 'firmar', OPENER)).toEqual({ estado: 'firmada' })
    expect(step('abierta', 'devolver', OPENER)).toEqual({ estado: 'devuelta' })
    expect(step('abierta', 'soltar', OPENER)).toEqual({ estado: 'pedida' })
    expect(step('abierta', 'firmar', OTHER)).toEqual(refused)
    expect(step('abierta', 'devolver', OTHER)).toEqual(refused)
    expect(step('pedida', 'firmar', OPENER)).toEqual(refused)
  })

  it('otra persona la puede tomar', () => {
    expect(step('abierta', 'abrir', OTHER)).toEqual({ estado: 'abierta' })
  })

  it('quien ordenó no la mueve de ninguna manera', () => {
    for (const estado of SIGNATURE_STATE_KEYS)
      expect(offered(estado, OWN).filter(({ por_que_no }) => por_que_no !== SAME_HAND_TEXT)).toEqual([])
    expect(step('abierta', 'firmar', OWN)).toMatchObject({ error: SAME_HAND_TEXT, status: 403 })
    expect(step('pedida', 'abrir', UNREGISTERED)).toMatchObject({ error: 'Sin registro' })
  })

  it('la línea que termina antes la retira, y lo cerrado no cambia', () => {
    expect(step('pedida', 'retirar', OTHER)).toEqual({ estado: 'retirada' })
    expect(step('abierta', 'retirar', OTHER)).toEqual({ estado: 'retirada' })
    expect(step('urgencia', 'retirar', OTHER)).toEqual(refused)
    for (const estado of ['firmada', 'devuelta', 'retirada', 'revisada'] as const)
      expect(movesOf(estado, OPENER)).toEqual([])
  })

  it('una urgencia vital solo se da por revisada', () => {
    expect(movesOf('urgencia', OTHER)).toEqual(['revisar'])
    expect(step('urgencia', 'revisar', OTHER)).toEqual({ estado: 'revisada' })
  })

  it('ofrece lo que sigue con sus palabras, y no tomarla a quien la tiene', () => {
    expect(offered('pedida', OTHER)).toEqual([{ evento: 'abrir', por_que_no: null }])
    expect(movesOf('abierta', OPENER)).toEqual(['soltar', 'devolver', 'firmar'])
    expect(movesOf('abierta', OTHER)).toEqual(['abrir'])
    expect(moveLabel(words.moves.abrir, 'pedida')).toBe('Revisar')
    expect(moveLabel(words.moves.abrir, 'abierta')).toBe('Revisarla yo')
  })
})
