import { describe, expect, it } from 'vitest'
import type { PrintJob } from './model.ts'
import type { PrintedConsultation } from './record-model.ts'
import { isLong } from './render-long.ts'
import { renderPdf } from './render.ts'

const WHO = { nombre: 'Laura Restrepo Mejía', documento: 'CC 1', cargo: 'Médica', registro: null, firma: null }

const consultation = (place: number): PrintedConsultation => ({
  titulo: `Consulta ${place}`,
  resumen: 'Control',
  datos: [{ nombre: 'Consulta', valor: String(place) }],
  historia: null,
  grupos: [
    { titulo: 'Medicamentos ordenados', filas: [{ titulo: 'Losartán', detalle: '', estado: 'Activa', tono: 'ok' }] },
  ],
  profesional: WHO,
})

const job = (count: number): PrintJob => ({
  verificacion: null,
  documento: {
    clase: 'historia',
    titulo: 'Historia clínica completa',
    numero: 'Afiliado N.º 1',
    fecha: 'Impresa el 21 nov 2026',
    entidad: 'EPS Demo',
    prestador: null,
    paciente: {
      nombre: 'GÓMEZ, Ana',
      documento: 'CC 2',
      sexo: 'Femenino',
      edad: '54 años',
      entidad: 'EPS Demo',
      municipio: 'Medellín',
      ips: 'Sede',
      contacto: '300',
      clinico: {
        medidas: { nombre: 'Peso · talla', valor: 'Sin medidas' },
        alergias: { kind: 'none', text: 'Alergias: ninguna registrada' },
      },
    },
    profesional: WHO,
    demostracion: true,
    anulada: null,
    identificacion: [],
    completa: true,
    consultas: Array.from({ length: count }, (_, index) => consultation(index + 1)),
    notas: [],
  },
})

describe('un documento largo', () => {
  it('dice cuánto lleva, de menos a más, hasta el todo', async () => {
    const parts: number[] = []
    const bytes = await renderPdf(job(30), { onProgress: (part) => parts.push(part) })
    expect(Buffer.from(bytes.subarray(0, 5)).toString()).toBe('%PDF-')
    expect(isLong(job(1))).toBe(true)
    expect(parts.length).toBeGreaterThan(5)
    expect(parts).toEqual(parts.toSorted((one, other) => one - other))
    expect(parts.at(-1)).toBe(1)
  })

  it('se detiene cuando se cancela, y el siguiente se dibuja', async () => {
    const controller = new AbortController()
    const stopped = renderPdf(job(400), { signal: controller.signal })
    const next = renderPdf(job(1))
    controller.abort()
    await expect(stopped).rejects.toMatchObject({ codigo: 'documento.cancelado' })
    expect((await next).length).toBeGreaterThan(1_000)
  })

  it('cancelado antes de empezar no se dibuja', async () => {
    await expect(renderPdf(job(1), { signal: AbortSignal.abort() })).rejects.toMatchObject({ status: 409 })
  })
})
