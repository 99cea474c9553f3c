import { describe, expect, it } from 'vitest'
import { impactOf } from './impact.ts'

const change = { agregados: ['cita.afiliados'], quitados: ['farmacia.kardex', 'talentoHumano.menua'] }

describe('impactOf', () => {
  it('counts who gains, who loses, and what they stop opening', () => {
    expect(
      impactOf(change, [
        { personas: 3, otros: [] },
        { personas: 2, otros: ['farmacia.kardex'] },
      ]),
    ).toEqual({
      personas: 5,
      ganan: [{ clave: 'cita.afiliados', personas: 5 }],
      pierden: [
        { clave: 'farmacia.kardex', personas: 3 },
        { clave: 'talentoHumano.menua', personas: 5 },
      ],
      paginas: [
        { ruta: '/farmacia/kardex', titulo: 'Kardex', personas: 3 },
        { ruta: '/talentoHumano/induccionEspecifica', titulo: 'Inducción específica', personas: 5 },
      ],
    })
  })

  it('concerns nobody when everybody has it by another role, or nobody has this one', () => {
    const covered = [{ personas: 9, otros: [...change.agregados, ...change.quitados] }]
    expect(impactOf(change, covered)).toMatchObject({ personas: 0, paginas: [] })
    expect(impactOf(change, [])).toMatchObject({ personas: 0, ganan: [{ clave: 'cita.afiliados', personas: 0 }] })
  })
})
