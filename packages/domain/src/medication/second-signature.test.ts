import { describe, expect, it } from 'vitest'
import type { CheckKind, Finding, SentCheck, Severity } from './check.ts'
import { REASONS, reasonText } from './reason.ts'
import {
  isVital,
  needsSecondSignature,
  SIGNATURE_NOTICE,
  signatureOf,
  signedKinds,
  waitsFor,
} from './second-signature.ts'

const finding = (comprobacion: CheckKind, clave: string, change: Partial<Finding> = {}): Finding => ({
  comprobacion,
  clave,
  alerta_detalle_id: null,
  severidad: 'contraindicada',
  titulo: `Hallazgo ${clave}`,
  detalle: null,
  conducta: null,
  medicamentos: [],
  bloquea: false,
  fuente: null,
  ...change,
})
const WORDS = 'está en choque y no hay otro profesional en la sede hasta mañana'
const VITAL = `Urgencia vital: ${WORDS}`
const EVERY_KIND = ['teratogeno_en_embarazo', 'alergeno_de_anafilaxia', 'doble_del_maximo']

const TERATOGEN = finding('embarazo', 'embarazo:7:embarazo:isotretinoina')
const ALLERGEN = finding('alergia', 'alergia:3:7', { anafilaxia: true })
const TWICE = finding('dosis', 'dosis:12:maxima_dia')
const CEILING = finding('dosis', 'dosis:12:tope_por_dosis:lenalidomida:mg:')

describe('the kinds of the setting', () => {
  it.each([undefined, null, 3, 'doble_del_maximo', true, {}, [], { clases: 'doble_del_maximo' }, { clases: null }])(
    'are all of them where it is %j',
    (setting) => expect(signedKinds(setting)).toEqual(EVERY_KIND),
  )

  it('are those that it names, and no word that is none', () => {
    expect(signedKinds({ clases: ['doble_del_maximo', 'otra', 'teratogeno_en_embarazo'] })).toEqual([
      'teratogeno_en_embarazo',
      'doble_del_maximo',
    ])
    expect(signedKinds({ clases: [] })).toEqual([])
  })
})

describe('what another professional signs over', () => {
  it.each([
    ['a teratogen in a known pregnancy', TERATOGEN],
    ['the very allergen of an anaphylaxis', ALLERGEN],
    ['more than twice the most of a day', TWICE],
    ['the same over several lines', finding('dosis', 'dosis:suma:acetaminofen:12-34')],
    ['the same of a child over several lines', finding('dosis', 'dosis:suma_nino:acetaminofen:12-34')],
    ['the same of a child', finding('dosis', 'dosis:12:alta_nino')],
    ['the same of a part of a combination', finding('dosis', 'dosis:12:alta_nino:trimetoprim')],
    ['the same as it was shown, with its stamp', finding('dosis', 'dosis:12:maxima_dia~5f2aQ')],
    ['a limit of oncology that the table leaves to a signature', CEILING],
  ])('%s', (_, one) => {
    expect(needsSecondSignature([one], undefined)).toEqual([one])
    for (const severidad of ['mayor', 'moderada', 'informativa'] satisfies Severity[])
      expect(needsSecondSignature([{ ...one, severidad }], undefined)).toEqual([])
  })

  it.each([
    ['what harms while nursing', finding('embarazo', 'embarazo:7:lactancia:isotretinoina')],
    ['an allergy that was no anaphylaxis', finding('alergia', 'alergia:3:7')],
    ['an allergy of which that is denied', finding('alergia', 'alergia:3:7', { anafilaxia: false })],
    ['what only crosses with it', finding('alergia_cruzada', 'alergia_cruzada:3:7', { anafilaxia: true })],
    ['a weekly drug that is taken every day', finding('dosis', 'dosis:12:frecuencia')],
    ['an age at which it is not given', finding('dosis', 'dosis:12:edad')],
    ['a dose whose key only begins like that of the most', finding('dosis', 'dosis:12:maxima_dia_de_carga')],
    ['or like that of a child', finding('dosis', 'dosis:12:alta_ninos')],
    ['or like that of a sum', finding('dosis', 'dosis:sumada:acetaminofen')],
    ['a key that is of no dose', finding('dosis', 'otra:dosis:12:maxima_dia')],
    ['another check whose key says the same', finding('renal', 'dosis:12:maxima_dia')],
    ['or says pregnancy', finding('renal', 'renal:7:embarazo:isotretinoina')],
    ['a limit of oncology that nobody signs', { ...CEILING, bloquea: true }],
    ['a contraindicated pair', finding('interacciones', 'interaccion:1:2-3')],
  ])('is not %s', (_, one) => expect(needsSecondSignature([one], undefined)).toEqual([]))

  it('is what the setting names, in the order in which it was found, and always the limits of oncology', () => {
    const all = [CEILING, TWICE, ALLERGEN, TERATOGEN]
    expect(needsSecondSignature(all, null)).toEqual(all)
    expect(needsSecondSignature(all, { clases: [] })).toEqual([CEILING])
    expect(needsSecondSignature(all, { clases: ['teratogeno_en_embarazo'] })).toEqual([CEILING, TERATOGEN])
    expect(needsSecondSignature(all, { clases: ['alergeno_de_anafilaxia'] })).toEqual([CEILING, ALLERGEN])
    expect(needsSecondSignature(all, { clases: ['doble_del_maximo'] })).toEqual([CEILING, TWICE])
  })
})

const answer = (change: Partial<SentCheck> = {}): SentCheck => ({
  comprobacion: 'dosis',
  respuesta: 'encontrada',
  claves: [TWICE.clave],
  motivo: VITAL,
  ...change,
})

describe('who is alone answers a finding', () => {
  it('with the vital urgency and their words, to that finding', () => {
    expect(isVital(TWICE, answer())).toBe(true)
    expect(isVital(TWICE, answer({ claves: [ALLERGEN.clave, TWICE.clave] }))).toBe(true)
  })

  const { claves: _, ...withoutKeys } = answer()
  const { motivo: __, ...withoutReason } = answer()
  it.each([
    ['that it was clean', answer({ respuesta: 'limpia' })],
    ['that it could not be checked', answer({ respuesta: 'no_verificada' })],
    ['another finding', answer({ claves: [ALLERGEN.clave] })],
    ['nothing', answer({ claves: [] })],
    ['without saying which', withoutKeys],
    ['without a reason', withoutReason],
    ['with an empty reason', answer({ motivo: null })],
    ['with the urgency alone', answer({ motivo: REASONS.urgencia_vital })],
    ['with few words', answer({ motivo: `${REASONS.urgencia_vital}: no hay nadie` })],
    ['with one word again and again', answer({ motivo: `${REASONS.urgencia_vital}: ${'urgente '.repeat(9)}` })],
    ['with another reason of the list', answer({ motivo: reasonText({ codigo: 'urgencia', texto: WORDS }) })],
    ['with words of no reason', answer({ motivo: WORDS })],
  ])('and not %s', (___, check) => expect(isVital(TWICE, check)).toBe(false))
})

describe('what becomes of the line', () => {
  const both = [TWICE, ALLERGEN]
  const titles = both.map(({ titulo }) => titulo)

  it('goes on as any other where nothing asks for the other hand, whatever is answered', () => {
    const weekly = finding('dosis', 'dosis:12:frecuencia')
    const said = [answer({ claves: [weekly.clave] })]
    expect(signatureOf([weekly], null, said)).toEqual({ pide: [], espera: [], urgencia: null })
    expect(signatureOf([], null, [])).toEqual({ pide: [], espera: [], urgencia: null })
  })

  it('waits for what nobody answered as a vital urgency', () => {
    expect(signatureOf(both, null, [])).toEqual({ pide: titles, espera: titles, urgencia: null })
    const usual = [answer({ claves: both.map(({ clave }) => clave), motivo: `${REASONS.protocolo}: ${WORDS}` })]
    expect(signatureOf(both, null, usual)).toEqual({ pide: titles, espera: titles, urgencia: null })
  })

  it('waits too where one of several was not', () => {
    expect(signatureOf(both, null, [answer()])).toEqual({ pide: titles, espera: [ALLERGEN.titulo], urgencia: null })
    expect(signatureOf(both, null, [answer({ claves: [ALLERGEN.clave] })]).espera).toEqual([TWICE.titulo])
  })

  it('goes on with the words of who is alone, each once, in whatever line they were said', () => {
    const once = [answer({ claves: both.map(({ clave }) => clave) })]
    expect(signatureOf(both, null, once)).toEqual({ pide: titles, espera: [], urgencia: VITAL })
    const apart = [
      answer({ claves: [ALLERGEN.clave], motivo: `${VITAL}, y la ha tolerado` }),
      answer({ respuesta: 'no_verificada' }),
      answer(),
    ]
    expect(signatureOf(both, null, apart)).toEqual({
      pide: titles,
      espera: [],
      urgencia: `${VITAL} · ${VITAL}, y la ha tolerado`,
    })
  })

  it('asks for what the setting names', () => {
    expect(signatureOf(both, { clases: ['alergeno_de_anafilaxia'] }, [])).toEqual({
      pide: [ALLERGEN.titulo],
      espera: [ALLERGEN.titulo],
      urgencia: null,
    })
    expect(signatureOf(both, { clases: [] }, []).espera).toEqual([])
  })
})

it('is said before it is answered, and in the step of the line', () => {
  expect(SIGNATURE_NOTICE).toBe(
    'Si su institución no dispuso otra cosa, la línea espera la firma de otro profesional. Si está solo y no puede esperar, elija «Urgencia vital».',
  )
  expect(waitsFor(['Una', 'Otra'])).toBe('Espera la segunda firma: Una · Otra')
})
