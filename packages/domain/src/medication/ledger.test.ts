import { describe, expect, it } from 'vitest'
import { MOST_SENT_CHECKS, type LedgerEntry, type SentCheck } from './check.ts'
import {
  doseNotCompared,
  DOSE_NOT_COMPARED,
  entryLacks,
  inCheckOrder,
  isExplained,
  latestByCheck,
  pendingChecks,
  pendingEntries,
  reasonLacks,
  toSentChecks,
  unanswered,
} from './ledger.ts'
import { REASON_NOT_CHOSEN, REASON_TOO_SHORT } from './reason.ts'

const GIVEN = 'Ya los toma juntos y los tolera: INR en tres días'

const entry = (change: Partial<LedgerEntry> = {}): LedgerEntry => ({
  comprobacion: 'interacciones',
  origen: 'profesional',
  respuesta: 'no_verificada',
  por_que: 'El servicio no respondió',
  hora: '2026-11-21T12:24:00.000Z',
  conocimiento: null,
  hallazgos: [],
  motivo: null,
  operador: null,
  ...change,
})
const finding = (clave: string): LedgerEntry['hallazgos'][number] => ({
  comprobacion: 'interacciones',
  clave,
  alerta_detalle_id: 1,
  severidad: 'mayor',
  titulo: 'Puede elevar el INR',
  detalle: null,
  conducta: null,
  medicamentos: [],
  bloquea: false,
  fuente: null,
})

describe('una comprobación sin hacer', () => {
  it('espera mientras nadie la explique', () => {
    expect(pendingChecks([entry()])).toHaveLength(1)
    expect(pendingChecks([entry({ motivo: 'corto' })])).toHaveLength(1)
    expect(pendingChecks([entry({ motivo: 'Se revisó en la ficha técnica' })])).toEqual([])
  })

  it('la reemplaza solo otra de la misma clase que sí se hizo, y la primera queda en el registro', () => {
    const again = entry({ respuesta: 'limpia', por_que: null })
    expect(pendingChecks([entry(), entry({ comprobacion: 'alergia', respuesta: 'limpia' })])).toHaveLength(1)
    expect(pendingChecks([entry(), again])).toEqual([])
    expect(toSentChecks([entry(), again])).toHaveLength(2)
    expect(latestByCheck([entry(), again]).get('interacciones')).toBe(again)
  })
})

describe('lo que se envía con la línea', () => {
  it('son las comprobaciones del profesional, con las claves de lo que se encontró', () => {
    const found = entry({
      respuesta: 'encontrada',
      por_que: null,
      hallazgos: [finding('a')],
      motivo: 'INR en tres días',
    })
    expect(toSentChecks([found, entry({ origen: 'servidor' })])).toEqual([
      {
        comprobacion: 'interacciones',
        respuesta: 'encontrada',
        por_que: null,
        hora: '2026-11-21T12:24:00.000Z',
        claves: ['a'],
        motivo: 'INR en tres días',
      },
    ])
  })

  it('sin la alergia cuyo detalle no llegó: no se mostró ninguna que se pueda responder', () => {
    const told = [finding('alergia:0:322'), finding('alergia:1:322')]
    const [sent] = toSentChecks([entry({ comprobacion: 'alergia', respuesta: 'encontrada', hallazgos: told })])
    expect(sent?.claves).toEqual(['alergia:1:322'])
  })
})

const many = (count: number) =>
  Array.from({ length: count }, (_, n) => entry({ respuesta: 'limpia', por_que: `limpia ${n}` }))

describe('lo que se envía cuando no cabe todo', () => {
  it('es lo que cuenta de cada comprobación y lo que no se pudo hacer; de lo demás, lo más reciente', () => {
    const allergy = entry({ comprobacion: 'alergia', motivo: null })
    const unmade = entry({ por_que: 'El servicio no respondió a las 07:26' })
    const sent = toSentChecks([allergy, unmade, ...many(60)])
    expect(sent).toHaveLength(MOST_SENT_CHECKS)
    expect(sent.slice(0, 3).map(({ por_que }) => por_que)).toEqual([allergy.por_que, unmade.por_que, 'limpia 22'])
    expect(sent.at(-1)?.por_que).toBe('limpia 59')
  })

  it('guarda lo que responde un hallazgo antes que lo que salió limpio', () => {
    const answered = entry({
      respuesta: 'encontrada',
      por_que: null,
      hallazgos: [finding('a')],
      motivo: GIVEN,
    })
    expect(unanswered([finding('a')], toSentChecks([answered, ...many(60)]))).toEqual([])
  })

  it('nunca pierde lo que espera una explicación, aunque se haya repetido muchas veces otra', () => {
    const pending = entry({ comprobacion: 'dosis' })
    const unmade = Array.from({ length: 60 }, (_, n) => entry({ por_que: `intento ${n}` }))
    const sent = toSentChecks([pending, ...unmade])
    expect(sent).toHaveLength(MOST_SENT_CHECKS)
    expect(pendingChecks(sent).map(({ comprobacion }) => comprobacion)).toEqual(['dosis', 'interacciones'])
    expect(sent.at(1)?.por_que).toBe('intento 21')
  })
})

describe('un hallazgo', () => {
  const answered: SentCheck = {
    comprobacion: 'interacciones',
    respuesta: 'encontrada',
    claves: ['a', 'b'],
    motivo: GIVEN,
  }

  it('se responde por su clave y con un motivo', () => {
    expect(unanswered([finding('a'), finding('c')], [answered])).toEqual([finding('c')])
    expect(unanswered([finding('a')], [{ ...answered, motivo: 'corto' }])).toEqual([finding('a')])
    expect(unanswered([finding('a')], [{ ...answered, respuesta: 'no_verificada' }])).toEqual([finding('a')])
    const { claves: _none, ...withoutKeys } = answered
    expect(unanswered([finding('a')], [withoutKeys])).toEqual([finding('a')])
    expect(reasonLacks(finding('a'), [withoutKeys])).toBeNull()
  })

  it('que no es grave no espera nada', () => {
    expect(unanswered([{ ...finding('a'), severidad: 'informativa' }], [])).toEqual([])
  })

  it('que se respondió a medias dice qué falta', () => {
    expect(reasonLacks(finding('a'), [{ ...answered, motivo: 'Ya lo tolera bien' }])).toBe(REASON_NOT_CHOSEN)
    expect(reasonLacks(finding('a'), [{ ...answered, motivo: null }])).toBeNull()
    expect(reasonLacks(finding('a'), [answered])).toBeNull()
  })

  it('que se dejó para después sigue pendiente en su línea', () => {
    const found = entry({ respuesta: 'encontrada', por_que: null, hallazgos: [finding('a')] })
    expect(pendingEntries([found])).toEqual([found])
    expect(pendingEntries([{ ...found, motivo: GIVEN }])).toEqual([])
    expect(entryLacks({ ...found, hallazgos: [{ ...finding('a'), severidad: 'informativa' }] })).toBeNull()
    expect(entryLacks({ ...found, hallazgos: [], por_que: 'Falta uno' })).toBe(REASON_TOO_SHORT)
    expect(entryLacks(entry({ respuesta: 'limpia', por_que: null }))).toBeNull()
  })
})

it('explicar una comprobación no explica otra', () => {
  const checks: SentCheck[] = [
    { comprobacion: 'alergia', respuesta: 'no_verificada', motivo: 'Se preguntó de viva voz' },
    { comprobacion: 'dosis', respuesta: 'limpia', motivo: 'Se preguntó de viva voz' },
  ]
  expect(isExplained('alergia', checks)).toBe(true)
  expect(isExplained('interacciones', checks)).toBe(false)
  expect(isExplained('dosis', checks)).toBe(false)
})

it('el registro se lee en el orden de las comprobaciones', () => {
  const list = [entry({ comprobacion: 'dosis' }), entry({ comprobacion: 'alergia' }), entry()]
  expect(inCheckOrder(list).map(({ comprobacion }) => comprobacion)).toEqual(['interacciones', 'alergia', 'dosis'])
})

it('una dosis que no se comparó se dice; sin registro no hay de qué decirlo', () => {
  expect(doseNotCompared([entry()])).toBe(DOSE_NOT_COMPARED)
  expect(doseNotCompared([entry(), entry({ comprobacion: 'dosis' })])).toBeNull()
  expect(doseNotCompared([])).toBeNull()
})
