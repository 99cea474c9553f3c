import { describe, expect, it } from 'vitest'
import type { Leave } from './leave-span.ts'
import { previousLeave, prorrogables } from './previous-leave.ts'
import { checkProrrogaGround, prorrogaToExplain } from './prorroga-ground.ts'
import { REASON_TOO_POOR } from '../text/substance.ts'

const leave = (id: number, fecha_inicio: string, fecha_final: string, codigo: string): Leave => ({
  id,
  fecha_inicio,
  fecha_final,
  contingencia: 'Enf. Comun',
  prorroga: 'No',
  estado_id: 1,
  cie10: { codigo },
})
const BACK = leave(1, '2026-10-19', '2026-11-02', 'M545')
const MOOD = leave(2, '2026-10-25', '2026-11-05', 'F320')
const WHY = 'Secuela de la misma lesión de la espalda'
const fresh = (prorroga: 'Si' | 'No', codigo: string, over: object = {}) => ({
  fecha_inicio: '2026-11-06',
  cie10: { codigo },
  contingencia: 'Enf. Comun',
  prorroga,
  motivo_prorroga: null,
  ...over,
})

describe('checkProrrogaGround', () => {
  it('lets a Si of the same or a related illness pass, and a No of another one', () => {
    expect(checkProrrogaGround(fresh('Si', 'M545'), [BACK])).toEqual({})
    expect(checkProrrogaGround(fresh('Si', 'M544'), [BACK])).toEqual({})
    expect(checkProrrogaGround(fresh('No', 'M544'), [BACK])).toEqual({})
    expect(checkProrrogaGround(fresh('No', 'H100'), [])).toEqual({})
  })

  it('refuses a Si with nothing to go on with: no leave, another origin, long ago', () => {
    const refused = {
      prorroga: ['No hay una incapacidad del mismo origen en los 30 días anteriores que se pueda prorrogar'],
    }
    expect(checkProrrogaGround(fresh('Si', 'M545', { motivo_prorroga: WHY }), [])).toEqual(refused)
    expect(checkProrrogaGround(fresh('Si', 'M545', { contingencia: 'Accidente de trabajo' }), [BACK])).toEqual(refused)
    expect(checkProrrogaGround(fresh('Si', 'M545', { fecha_inicio: '2026-12-04' }), [BACK])).toEqual(refused)
    expect(checkProrrogaGround(fresh('Si', 'M545'), [{ ...BACK, estado_id: 2 }])).toEqual(refused)
  })

  it('asks why of a Si of another illness and of a No of the same one', () => {
    const told = 'la anterior terminó el 02 nov 2026, con M545'
    const asked = { motivo_prorroga: [`Por qué es la misma enfermedad: ${told}. ${REASON_TOO_POOR}`] }
    expect(checkProrrogaGround(fresh('Si', 'H100'), [BACK])).toEqual(asked)
    expect(checkProrrogaGround(fresh('Si', 'H100', { motivo_prorroga: 'aaaaaaaaaaaa' }), [BACK])).toEqual(asked)
    expect(checkProrrogaGround(fresh('Si', 'H100', { motivo_prorroga: WHY }), [BACK])).toEqual({})
    expect(checkProrrogaGround(fresh('No', 'M545'), [BACK])).toEqual({
      motivo_prorroga: [`Por qué no es prórroga: ${told}. ${REASON_TOO_POOR}`],
    })
    expect(checkProrrogaGround(fresh('No', 'M545', { motivo_prorroga: WHY }), [BACK])).toEqual({})
  })

  it('asks nothing of a licence that follows another one', () => {
    const contingencia = 'Licencia para el cuidado de la niñez'
    expect(checkProrrogaGround(fresh('No', 'M545', { contingencia }), [{ ...BACK, contingencia }])).toEqual({})
  })

  it('says of which leave it asks', () => {
    expect(prorrogaToExplain(fresh('Si', 'H100'), [BACK])).toBe(
      'Por qué es la misma enfermedad: la anterior terminó el 02 nov 2026, con M545',
    )
    expect(prorrogaToExplain(fresh('No', 'M545'), [BACK, MOOD])).toBe(
      'Por qué no es prórroga: la anterior terminó el 02 nov 2026, con M545',
    )
    expect(prorrogaToExplain({ ...fresh('Si', 'M545'), prorroga: null }, [BACK])).toBeNull()
  })
})

describe('the leave that it comes after', () => {
  it('is chosen among the illnesses that are open, the nearest first; of this very diagnosis there is no choice', () => {
    expect(prorrogables(fresh('Si', 'M511'), [BACK, MOOD])).toEqual([BACK, MOOD])
    expect(prorrogables(fresh('Si', 'M545'), [BACK, MOOD])).toEqual([BACK])
    expect(prorrogables(fresh('Si', 'M545'), [])).toEqual([])
  })

  it('is the one that was named where it is open', () => {
    expect(previousLeave(fresh('Si', 'M511'), [BACK, MOOD])).toBe(BACK)
    expect(previousLeave(fresh('Si', 'M511', { ultima_incapacidad_id: 2 }), [BACK, MOOD])).toBe(MOOD)
  })
})
