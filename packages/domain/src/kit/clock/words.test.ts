import { describe, expect, it } from 'vitest'
import { formatDateTime } from '../../calendar/bogota.ts'
import { bogota, PETITION, term } from '../../testing/terms.ts'
import { alarmsOf, goalOf, warningAt } from './alarms.ts'
import { extended, resumed } from './change.ts'
import { dueOf, type Term } from './due.ts'
import { explain } from './explain.ts'
import { dueInWords, LIGHTS, lightOf, spanInWords, timeInWords } from './light.ts'
import { amountOn, checkEntityTerm, normOn } from './norm.ts'
import { amountInWords } from './unit.ts'

const asked = term('dia_habil', 15, '2026-10-06 10:00')
const hours = term('hora_corrida', 24, '2026-10-06 08:00')
const said = (instants: readonly { readonly at: number }[]): readonly string[] =>
  instants.map(({ at }) => formatDateTime(at))

describe('alarms', () => {
  it('de horas, por partes; de días, a las siete de la mañana', () => {
    expect(said(alarmsOf(hours, true))).toEqual([
      '06 oct 2026, 08:00',
      '06 oct 2026, 20:00',
      '07 oct 2026, 03:12',
      '07 oct 2026, 08:00',
    ])
    expect(said(alarmsOf(asked, false))).toEqual(['19 oct 2026, 07:00', '23 oct 2026, 07:00', '29 oct 2026, 00:00'])
    expect(said(alarmsOf(term('dia_habil_desde', 1, '2026-10-06 18:00'), false))[0]).toBe('06 oct 2026, 18:00')
  })

  it('la meta es el 60 por ciento de las horas o tres días antes', () => {
    expect(formatDateTime(goalOf(hours) ?? 0)).toBe('06 oct 2026, 22:24')
    expect(formatDateTime(goalOf(asked) ?? 0)).toBe('24 oct 2026, 00:00')
    expect(goalOf(term('dia_habil', 3, '2026-10-06 10:00'))).toBeNull()
    expect(formatDateTime(warningAt(hours))).toBe('06 oct 2026, 22:24')
    expect(formatDateTime(warningAt(asked))).toBe('23 oct 2026, 07:00')
  })
})

const seen = (of: Term, more = {}) => ({
  estado: 'corriendo' as const,
  unidad: of.unidad,
  provisional: false,
  vence: dueOf(of),
  por_vencer: warningAt(of),
  cumplido: null,
  ...more,
})

describe('light', () => {
  it('cambia en su instante', () => {
    const at = (moment: string): string => LIGHTS[lightOf(seen(hours), bogota(moment))].palabra
    expect([at('2026-10-06 22:23'), at('2026-10-06 22:24'), at('2026-10-07 07:59'), at('2026-10-07 08:00')]).toEqual([
      'En término',
      'Por vencer',
      'Por vencer',
      'Vencido',
    ])
    expect(lightOf(seen(hours, { provisional: true }), bogota('2026-10-06 09:00'))).toBe('por_clasificar')
    expect(lightOf(seen(hours, { estado: 'suspendido' }), bogota('2026-10-09 09:00'))).toBe('suspendido')
  })

  it('dice cuánto queda, por cuánto pasó o con qué margen se cumplió', () => {
    const now = bogota('2026-10-07 06:15')
    expect(timeInWords(seen(hours), now)).toBe('Quedan 1 hora 45 min')
    expect(timeInWords(seen(hours), bogota('2026-10-07 09:00'))).toBe('Pasaron 1 hora')
    expect(timeInWords(seen(hours, { estado: 'cumplido', cumplido: bogota('2026-10-07 07:00') }), now)).toBe(
      'con 1 hora de margen',
    )
    expect(timeInWords(seen(hours, { estado: 'cumplido_tarde', cumplido: bogota('2026-10-07 10:00') }), now)).toBe(
      '2 horas tarde',
    )
    expect(timeInWords(seen(hours, { estado: 'suspendido' }), now)).toBe('')
    expect([59_000, 45 * 60_000, 47 * 3_600_000, 72 * 3_600_000, 75 * 3_600_000].map(spanInWords)).toEqual([
      'menos de 1 min',
      '45 min',
      '47 horas',
      '3 días',
      '3 días 3 horas',
    ])
    expect([dueInWords('dia_habil', dueOf(asked)), dueInWords('hora_corrida', dueOf(hours))]).toEqual([
      '28 oct 2026',
      '07 oct 2026, 08:00',
    ])
  })
})

describe('explain', () => {
  it('dice la suma entera', () => {
    expect(explain(asked).frase).toBe(
      'Recibido 06 oct 2026 + 15 días hábiles (no cuenta el 12 oct, festivo) = vence 28 oct 2026',
    )
    expect(explain(hours).frase).toBe('Recibido 06 oct 2026, 08:00 + 24 horas corridas = vence 07 oct 2026, 08:00')
    expect(explain(resumed(asked, bogota('2026-10-09 09:00'), bogota('2026-10-20 15:00'))).pasos).toEqual([
      'Recibido 06 oct 2026',
      '+ 3 días hábiles, se suspende 09 oct 2026',
      'se reanuda 20 oct 2026 + 12 días hábiles (no cuenta el 02 nov, festivo)',
      '= vence 06 nov 2026',
    ])
    expect(explain(extended(asked, '2026-11-20')).frase).toContain('+ 15 días hábiles + 15 días hábiles de prórroga')
    expect(explain(term('mes', 1, '2026-10-01 08:00')).frase).toBe('Recibido 01 oct 2026 + 1 mes = vence 03 nov 2026')
    expect(explain(term('fijo', 0, '2026-10-06 08:00', { fijo: bogota('2026-10-08 17:00') })).frase).toBe(
      'Recibido 06 oct 2026, 08:00; vence 08 oct 2026, 17:00, como lo fijó el despacho',
    )
  })

  it('dice las partes de una hora en minutos', () => {
    expect(amountInWords('hora_habil', 0.5)).toBe('30 minutos')
    expect(amountInWords('hora_habil', 4.25)).toBe('4 horas hábiles y 15 minutos')
    expect(amountInWords('dia_habil', 1)).toBe('1 día hábil')
  })
})

describe('norm', () => {
  const newer = { ...PETITION, cantidad: 10, vigente_desde: '2026-10-07' }

  it('rige la del día en que se recibió', () => {
    expect(normOn([PETITION, newer], 'peticion', '2026-10-06')?.cantidad).toBe(15)
    expect(normOn([PETITION, newer], 'peticion', '2026-10-07')?.cantidad).toBe(10)
    expect(normOn([PETITION], 'otra', '2026-10-07')).toBeUndefined()
  })

  it('la entidad acorta y nunca alarga', () => {
    expect(checkEntityTerm(PETITION, 16)).toBe(
      'La entidad puede acortar el plazo de la norma (15 días hábiles), nunca alargarlo',
    )
    expect(checkEntityTerm(PETITION, 0)).toBe('El plazo debe ser mayor que cero')
    expect(checkEntityTerm(PETITION, 12)).toBeNull()
    const own = [
      { cantidad: 12, vigente_desde: '2026-01-01' },
      { cantidad: 20, vigente_desde: '2026-11-01' },
    ]
    expect([
      amountOn(PETITION, own, '2025-12-31'),
      amountOn(PETITION, own, '2026-10-06'),
      amountOn(PETITION, own, '2026-11-06'),
    ]).toEqual([15, 12, 15])
  })
})
