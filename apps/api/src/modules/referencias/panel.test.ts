import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { EMERGENCY_REPORT_WARNING } from '@cauce/domain/referral/emergency-report'
import type { Referral } from '@cauce/domain/referral/referral'
import { REFERRAL_ERRORS } from '@cauce/domain/referral/required-fields'
import {
  acceptance,
  eventsOf,
  HOSPITAL,
  MANAGER,
  momentAfter,
  OTHER_MANAGER,
  panelOf,
  readReferral,
  registered,
  save,
  savedReferral,
  taken,
} from '../../../../../tests/support/referral.ts'
import { startTestServer, type Answered, type TestServer } from '../../../../../tests/support/server.ts'

let server: TestServer
let manager: string
let other: string
beforeAll(async () => {
  server = await startTestServer()
  manager = await server.login(MANAGER)
  other = await server.login(OTHER_MANAGER)
})
afterAll(() => server.close())

const refused = (answer: Answered, status: number) => {
  expect(answer.status).toBe(status)
  return Object(answer.body)
}

/** A referral that is followed and accepted. */
const accepted = async (): Promise<Referral> => {
  const followed = await taken(server, manager, await registered(server, manager))
  return taken(server, manager, followed, await acceptance(server.db, followed))
}

describe('gestionar', () => {
  it('la pone En seguimiento a cargo de quien la guarda, sin pedir todavía la aceptación', async () => {
    const referral = await registered(server, manager)
    const answer = await save(server, manager, referral.id, panelOf(referral, { codigo_remision: ' CR-UNO ' }))
    expect(answer.body).toMatchObject({
      mensaje: '¡Referencia actualizada con éxito!',
      referencia: {
        estado: 'En seguimiento',
        codigo_remision: 'CR-UNO',
        gestor: { nombre: 'Andrés Loaiza' },
        version: 2,
      },
    })
    expect((await eventsOf(server.db, referral.id)).map(({ clase }) => clase)).toEqual(['registrada', 'tomada'])
  })

  it('sin código ni tipo de solicitud dice los dos, cada uno en su campo', async () => {
    const referral = await registered(server, manager, { tipo_solicitud: null })
    const answer = await save(server, manager, referral.id, panelOf(referral, { codigo_remision: ' ' }))
    expect(refused(answer, 422)).toEqual({
      error: REFERRAL_ERRORS,
      codigo: 'datos.invalidos',
      errores: {
        codigo_remision: ['¡Campo de código remisión requerido!'],
        tipo_solicitud: ['¡Campo de tipo solicitud requerido!'],
      },
    })
    expect(await readReferral(server, manager, referral.id)).toMatchObject({ estado: 'Pendiente', version: 1 })
  })

  it('sobre la versión que otro guardó dice quién, qué y a qué hora; lo mismo otra vez es la misma respuesta', async () => {
    const referral = await registered(server, manager)
    const panel = panelOf(referral)
    const first = savedReferral(await save(server, manager, referral.id, panel))
    expect(savedReferral(await save(server, manager, referral.id, panel))).toEqual(first)
    const late = refused(await save(server, other, referral.id, panel), 409)
    expect(late.codigo).toBe('referencia.cambiada')
    expect(late.error).toMatch(/^Andrés Loaiza la tomó a las \d\d:\d\d\./u)
    expect(await eventsOf(server.db, referral.id)).toHaveLength(2)
  })
})

describe('actualizar', () => {
  it('pide la aceptación de una Referencia en seguimiento', async () => {
    const followed = await taken(server, manager, await registered(server, manager))
    const { errores } = refused(await save(server, manager, followed.id, panelOf(followed)), 422)
    expect(Object.keys(errores)).toEqual([
      'fecha_aceptacion',
      'hora_aceptacion',
      'nombre_acepta',
      'cargo',
      'institucion_acepta_rep_id',
    ])
  })

  it('añade cada hora con lo que dice de ella; la que se corrige queda otra vez', async () => {
    const followed = await accepted()
    const [fecha_traslado_salida, hora_traslado_salida] = momentAfter(followed, 30)
    const left = await taken(server, other, followed, {
      fecha_traslado_salida,
      hora_traslado_salida: `${hora_traslado_salida}:00`,
      tipo_traslado: 'Ambulancia medicalizada',
      movil_traslado: 'AVC-12',
      hora_estimada_llegada: '08:10',
    })
    const [fecha_aceptacion, hora_aceptacion] = momentAfter(followed, 3)
    await taken(server, manager, left, { fecha_aceptacion, hora_aceptacion })
    const events = await eventsOf(server.db, followed.id)
    expect(events.map(({ clase }) => clase)).toEqual([
      'registrada',
      'tomada',
      'aceptacion',
      'actualizada',
      'salida',
      'aceptacion',
    ])
    expect(events.slice(2).map(({ detalle }) => detalle)).toEqual([
      { nombre_acepta: 'Dra. C. Uribe', cargo: 'Jefe de UCI', institucion: 'Clínica del Prado', municipio: 'Medellín' },
      { campos: ['hora_estimada_llegada'] },
      { tipo_traslado: 'Ambulancia medicalizada', movil_traslado: 'AVC-12', municipio: 'Medellín' },
      {
        nombre_acepta: 'Dra. C. Uribe',
        cargo: 'Jefe de UCI',
        institucion: 'Clínica del Prado',
        municipio: 'Medellín',
        corrige: true,
      },
    ])
    const minute = Math.floor(Date.parse(followed.created_at) / 60_000)
    expect(events.slice(4).map(({ ocurrio_at }) => ocurrio_at.getTime() / 60_000 - minute)).toEqual([30, 3])
  })

  it('sin ningún cambio no escribe nada', async () => {
    const followed = await accepted()
    const before = await eventsOf(server.db, followed.id)
    expect((await taken(server, other, followed)).version).toBe(followed.version)
    expect(await eventsOf(server.db, followed.id)).toEqual(before)
  })

  it('revisa horas, listas, códigos e instituciones', async () => {
    const followed = await accepted()
    const [fecha_traslado_salida, hora_traslado_salida] = momentAfter(followed, -5)
    const wrong = {
      codigo_remision: 'AIU-2026-000001',
      tipo_solicitud: 'Helicóptero',
      fecha_traslado_salida,
      hora_traslado_salida,
      fecha_traslado: '2026-02-30',
      hora_traslado: '25:00',
      hora_estimada_llegada: 'pronto',
      institucion_acepta_rep_id: 999_999,
    }
    const { errores } = refused(await save(server, manager, followed.id, panelOf(followed, wrong)), 422)
    expect(errores).toEqual({
      codigo_remision: ['Los códigos AIU los genera el sistema'],
      tipo_solicitud: ['El tipo de solicitud no es uno de la lista'],
      hora_traslado_salida: ['Salida no puede ser antes de aceptación'],
      fecha_traslado: ['Debe ser una fecha válida (AAAA-MM-DD)'],
      hora_traslado: ['Debe ser una hora válida (HH:MM)'],
      hora_estimada_llegada: ['Debe ser una hora válida (HH:MM)'],
      institucion_acepta_rep_id: ['La institución no está en la red o no está activa'],
    })
  })

  it('guarda medio carácter como la señal de lo que se perdió, y no se cae', async () => {
    const half = 'CR-\uD83D'
    const referral = await registered(server, manager, { datos: { evolucion: half } })
    const followed = await taken(server, manager, referral, { codigo_remision: half })
    expect([followed.codigo_remision, followed.datos.evolucion]).toEqual(['CR-\uFFFD', 'CR-\uFFFD'])
  })

  it('no deja dos remisiones con el mismo código', async () => {
    const one = await taken(server, manager, await registered(server, manager))
    const two = await registered(server, manager)
    const panel = panelOf(two, { codigo_remision: one.codigo_remision })
    const { errores } = refused(await save(server, manager, two.id, panel), 422)
    expect(errores).toEqual({ codigo_remision: ['El código de remisión ya es de otra remisión'] })
    expect(await readReferral(server, manager, two.id)).toMatchObject({ estado: 'Pendiente', version: 1 })
  })
})

describe('cerrar', () => {
  it('finaliza con su observación, y ya no se vuelve a mover', async () => {
    const followed = await accepted()
    const body = panelOf(followed, { observacion_finalizacion: ' Llegó bien. ' } as object)
    const answer = await save(server, manager, followed.id, body, 'finalizar')
    expect(answer.body).toMatchObject({
      mensaje: 'Referencia finalizada con éxito !',
      referencia: { estado: 'Cerrado', observacion_finalizacion: 'Llegó bien.' },
    })
    const closed = savedReferral(answer)
    expect((await eventsOf(server.db, closed.id)).at(-1)).toMatchObject({
      clase: 'finalizada',
      detalle: { observacion: 'Llegó bien.' },
    })
    expect(refused(await save(server, manager, closed.id, panelOf(closed)), 409).codigo).toBe(
      'referencia.transicion_no_permitida',
    )
  })

  it('no finaliza la que nadie gestiona, ni sin observación', async () => {
    const referral = await registered(server, manager)
    const body = { ...panelOf(referral), observacion_finalizacion: 'Ya no se necesita' }
    expect(refused(await save(server, manager, referral.id, body, 'finalizar'), 409).codigo).toBe(
      'referencia.transicion_no_permitida',
    )
    const blank = { ...panelOf(referral), observacion_finalizacion: '  ' }
    expect(refused(await save(server, manager, referral.id, blank, 'finalizar'), 422).errores).toHaveProperty(
      'observacion_finalizacion',
    )
  })

  it('como informe de urgencias se confirma, toma su código de la serie y no se puede elegir otro', async () => {
    const followed = await accepted()
    const panel = panelOf(followed, { tipo_anexo_id: 1 })
    expect(refused(await save(server, manager, followed.id, panel), 422).errores).toEqual({
      tipo_anexo_id: [EMERGENCY_REPORT_WARNING],
    })
    const answer = await save(server, manager, followed.id, { ...panel, confirma_cierre: true })
    const closed = savedReferral(answer)
    expect(closed).toMatchObject({ estado: 'Cerrado', tipo_anexo_id: 1 })
    expect(closed.codigo_remision).toMatch(/^AIU-\d{4}-\d{6}$/u)
    const events = await eventsOf(server.db, closed.id)
    expect(events.slice(-3).map(({ clase }) => clase)).toEqual(['actualizada', 'codigo', 'finalizada'])
    expect(events.at(-2)?.detalle).toEqual({ codigo: closed.codigo_remision, antes: followed.codigo_remision })
  })
})

describe('quién', () => {
  it('sin el permiso de seguimiento no se mueve; un afiliado no entra; lo que no se alcanza no existe', async () => {
    const hospital = await server.login(HOSPITAL)
    const own = await registered(server, hospital)
    expect((await save(server, hospital, own.id, panelOf(own))).status).toBe(403)
    const others = await registered(server, manager)
    expect((await server.call(`/api/referencias/detalle/${others.id}`, { token: hospital })).status).toBe(404)
    expect((await server.call(`/api/referencias/detalle/${own.id}`, { token: hospital })).status).toBe(200)
    const affiliate = await server.login('afiliado@cauce.demo')
    expect((await server.call(`/api/referencias/detalle/${own.id}`, { token: affiliate })).status).toBe(403)
    expect((await save(server, manager, 999_999, panelOf(own))).status).toBe(404)
  })
})
