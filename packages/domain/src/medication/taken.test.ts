import { describe, expect, it } from 'vitest'
import { SchemeStatus } from '../oncology/names.ts'
import { OrderStatus } from '../ordering/order-status.ts'
import { drugFacts } from './drug-facts.ts'
import {
  indexWashout,
  lastGivenDay,
  lastTakenDay,
  lineStanding,
  standingOf,
  stillActing,
  washoutDays,
  type CourseLine,
} from './taken.ts'

const LINE: CourseLine = {
  estado_id: OrderStatus.active,
  fecha_vigencia: '2026-03-01',
  fin_tratamiento: '2026-03-30',
  duracion: 30,
  entregada: null,
  estado_desde: '2026-03-01',
}

const facts = (componentes: string) =>
  drugFacts({
    codesumi_id: 1,
    nombre: componentes,
    atc: 'X',
    principio_activo: componentes,
    componentes,
    via: 'Oral',
  })

describe('lastTakenDay', () => {
  it('termina con el tratamiento ordenado mientras no se entregó', () => {
    expect(lastTakenDay(LINE)).toBe('2026-03-30')
  })

  it('se cuenta desde la entrega, los días de un mes, el primero incluido', () => {
    expect(lastTakenDay({ ...LINE, entregada: '2026-04-20' })).toBe('2026-05-19')
  })

  it('una entrega temprana no acorta lo ordenado', () => {
    expect(lastTakenDay({ ...LINE, fin_tratamiento: '2026-05-30', entregada: '2026-03-02' })).toBe('2026-05-30')
  })

  it('lo prestado, lo agendado y lo autorizado se toman igual; lo negado no', () => {
    for (const estado_id of [OrderStatus.active, OrderStatus.pendingAudit, OrderStatus.authorised]) {
      expect(lastTakenDay({ ...LINE, estado_id })).toBe('2026-03-30')
    }
    expect(lastTakenDay({ ...LINE, estado_id: OrderStatus.denied })).toBeNull()
  })

  describe('lo suspendido', () => {
    const annulled = { ...LINE, estado_id: OrderStatus.annulled }
    it('se tomó hasta el día en que se suspendió', () => {
      expect(lastTakenDay({ ...annulled, estado_desde: '2026-03-10' })).toBe('2026-03-10')
    })
    it('después de su fin no se alarga', () => {
      expect(lastTakenDay({ ...annulled, estado_desde: '2026-04-10' })).toBe('2026-03-30')
    })
    it('el mismo día, sin entrega, nunca se tomó', () => {
      expect(lastTakenDay({ ...annulled, estado_desde: '2026-03-01' })).toBeNull()
      expect(lastTakenDay({ ...annulled, estado_desde: '2026-02-28' })).toBeNull()
    })
    it('el mismo día, entregado, se tomó ese día', () => {
      expect(lastTakenDay({ ...annulled, entregada: '2026-03-01' })).toBe('2026-03-01')
    })
  })
})

describe('lastGivenDay', () => {
  const fechas = ['2026-03-01', '2026-03-22', '2026-04-12']
  it('es el último día que ya pasó, hoy incluido', () => {
    const line = { estado_id: SchemeStatus.active, fechas, estado_desde: '2026-03-01' }
    expect(lastGivenDay(line, '2026-03-21')).toBe('2026-03-01')
    expect(lastGivenDay(line, '2026-03-22')).toBe('2026-03-22')
    expect(lastGivenDay(line, '2026-02-28')).toBeNull()
  })

  it('de lo cancelado o suspendido, hasta el día en que se detuvo', () => {
    for (const estado_id of [SchemeStatus.cancelled, SchemeStatus.suspended]) {
      const line = { estado_id, fechas, estado_desde: '2026-03-22' }
      expect(lastGivenDay(line, '2026-06-01')).toBe('2026-03-22')
      expect(lastGivenDay({ ...line, estado_desde: '2026-03-21' }, '2026-06-01')).toBe('2026-03-01')
    }
  })

  it('de lo que nadie ha firmado no se dio nada', () => {
    for (const estado_id of [SchemeStatus.waiting, SchemeStatus.unsigned])
      expect(lastGivenDay({ estado_id, fechas, estado_desde: '2026-03-22' }, '2026-06-01')).toBeNull()
  })

  it('lo aplicado no se detuvo', () => {
    const line = { estado_id: SchemeStatus.applied, fechas, estado_desde: '2026-03-02' }
    expect(lastGivenDay(line, '2026-06-01')).toBe('2026-04-12')
  })
})

describe('standingOf', () => {
  const last = '2026-03-30'
  it('se toma hasta su último día, y actúa los días de su lavado', () => {
    expect(standingOf(last, 5, '2026-03-30')).toBe('toma')
    expect(standingOf(last, 5, '2026-03-31')).toBe('lavado')
    expect(standingOf(last, 5, '2026-04-04')).toBe('lavado')
    expect(standingOf(last, 5, '2026-04-05')).toBeNull()
  })
  it('sin lavado conocido deja de contar al día siguiente', () => {
    expect(standingOf(last, 0, '2026-03-31')).toBeNull()
    expect(standingOf(null, 90, last)).toBeNull()
  })
})

describe('lineStanding', () => {
  it('lo suspendido hoy todavía actúa y ya no se toma', () => {
    const annulled = { ...LINE, estado_id: OrderStatus.annulled, estado_desde: '2026-03-10' }
    expect(lineStanding(annulled, 5, '2026-03-10')).toBe('lavado')
    expect(lineStanding(annulled, 5, '2026-03-16')).toBeNull()
    expect(lineStanding(LINE, 5, '2026-03-10')).toBe('toma')
  })
})

describe('washoutDays', () => {
  const index = indexWashout([
    { principio_activo: 'Amiodarona', dias_lavado: 90 },
    { principio_activo: 'Naproxeno', dias_lavado: 3 },
  ])
  it('de una combinación, los del componente que más dura', () => {
    expect(washoutDays(facts('Naproxeno;Amiodarona'), index)).toBe(90)
    expect(washoutDays(facts('amiodarona'), index)).toBe(90)
  })
  it('cero de lo que la tabla no nombra', () => {
    expect(washoutDays(facts('Loratadina'), index)).toBe(0)
  })
})

it('lo que todavía actúa dice hasta cuándo se tomó', () => {
  expect(stillActing('Amiodarona 200 mg tableta', '2026-03-30')).toBe(
    'Amiodarona 200 mg tableta (hasta el 30 mar 2026, todavía actúa)',
  )
})
