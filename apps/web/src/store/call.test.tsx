import { auth } from '@cauce/contract/auth'
import { consultas } from '@cauce/contract/consultas'
import { cuenta } from '@cauce/contract/cuenta'
import { contenido } from '@cauce/contract/contenido'
import { ordenamiento } from '@cauce/contract/ordenamiento'
import { pdf } from '@cauce/contract/pdf'
import { CONNECTION_LOST } from '@cauce/domain/text/connection'
import { waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { noteSeen } from './activity.ts'
import { api } from './api.ts'
import {
  BAD_ANSWER,
  callUrl,
  failureOf,
  fetchBinary,
  NETWORK_FAILURE,
  onSessionNotice,
  send,
  type SessionNotice,
} from './call.ts'
import { binaryAnswered, answered } from './port.ts'
import { clearToken, storeProvisionalToken, storeToken } from './session-token.ts'
import { makeStore } from './store.ts'

const asked = vi.fn<(url: string, init: RequestInit) => Promise<Response>>()

const json = (body: unknown, status = 200): Response => new Response(JSON.stringify(body), { status })
const refused = (status: number, error: string, codigo = 'algo') => json({ error, codigo }, status)
/** What the session's own call says of who caused it. */
const quietly = async (quiet?: boolean): Promise<string | null> => {
  await send({ entry: auth.me, quiet })
  return lastHeaders().get('x-sin-actividad')
}
const lastHeaders = (): Headers => new Headers(asked.mock.lastCall?.[1].headers)

beforeEach(() => {
  asked.mockReset()
  vi.stubGlobal('fetch', asked)
})
afterEach(() => {
  clearToken()
  document.head.innerHTML = ''
  vi.unstubAllGlobals()
})

describe('the address of a call', () => {
  it('puts the parameters in the path and the known values in the query', () => {
    expect(
      callUrl({
        entry: ordenamiento.generarOrdenamiento,
        params: { consultaId: 7 },
      }),
    ).toBe('/api/ordenamiento/generarOrdenamiento/7/2')
    expect(callUrl({ entry: pdf.verificar, params: { codigo: 'A/B ñ' } })).toBe('/api/verificar/A%2FB%20%C3%B1')
    expect(
      callUrl({ entry: contenido.publicados, query: { tipo: 'manual', texto: 'guía & co', pagina: undefined } }),
    ).toBe('/api/contenido/publicados?tipo=manual&texto=gu%C3%ADa+%26+co')
  })

  it('starts where the page says that the backend is', () => {
    document.head.innerHTML = '<meta name="cauce-api" content="https://eps.example/api/">'
    expect(callUrl({ entry: auth.me })).toBe('https://eps.example/api/auth/me')
  })
})

describe('what a call carries', () => {
  it('is the token and the idempotency key', async () => {
    storeToken('t-1')
    asked.mockResolvedValue(json({}))
    await send({ entry: ordenamiento.generarOrdenamiento, params: { consultaId: 1 }, body: [], key: 'k-1' })
    expect(lastHeaders().get('authorization')).toBe('Bearer t-1')
    expect(lastHeaders().get('idempotency-key')).toBe('k-1')
    expect(asked.mock.lastCall?.[1]).toMatchObject({ method: 'POST', body: '[]' })
  })

  it('is the provisional token between the two steps of the sign-in', async () => {
    storeProvisionalToken('t-provisional')
    asked.mockResolvedValue(json({}))
    await send({ entry: auth.validarCodigo, body: { codigo: '123456' } })
    expect(lastHeaders().get('authorization')).toBe('Bearer t-provisional')
    expect(window.localStorage.length).toBe(0)
  })

  it('says that no person caused it, when it is told so or when nobody has been here for a minute', async () => {
    storeToken('t-1')
    asked.mockImplementation(() => Promise.resolve(json({})))
    expect([await quietly(), await quietly(true)]).toEqual([null, '1'])
    noteSeen(Date.now() - 59_000)
    expect(await quietly()).toBeNull()
    noteSeen(Date.now() - 61_000)
    expect([await quietly(), await quietly(false)]).toEqual(['1', null])
    noteSeen(null)
  })

  it('is no token where anybody may ask', async () => {
    storeToken('t-1')
    asked.mockResolvedValue(json({}))
    await send({ entry: pdf.verificar, params: { codigo: 'x' } })
    expect(lastHeaders().has('authorization')).toBe(false)
  })
})

describe('a call that fails', () => {
  it('says what the server said, with its field errors', async () => {
    asked.mockResolvedValue(json({ error: 'Revise los datos', codigo: 'datos', errores: { motivo: ['Falta'] } }, 422))
    expect(await send({ entry: auth.me })).toEqual({
      failure: { status: 422, data: { error: 'Revise los datos', codigo: 'datos', errores: { motivo: ['Falta'] } } },
    })
  })

  it('says in Spanish that nobody answered', async () => {
    asked.mockRejectedValue(new TypeError('Failed to fetch'))
    expect(await send({ entry: auth.me })).toEqual({ failure: NETWORK_FAILURE })
    expect(NETWORK_FAILURE.data.error).toBe(CONNECTION_LOST)
  })

  it('says in Spanish that a proxy answered instead of the server', async () => {
    asked.mockResolvedValue(new Response('<html>Bad gateway</html>', { status: 502 }))
    expect(await send({ entry: auth.me })).toMatchObject({ failure: { status: 502, data: { error: /502/u } } })
  })

  it('ends the session at a 401, but not where no session is needed', async () => {
    const expired = vi.fn<(notice: SessionNotice) => void>()
    const stop = onSessionNotice(expired)
    storeToken('t-1')
    asked.mockImplementation(() => Promise.resolve(refused(401, 'Ingrese de nuevo')))
    await send({ entry: auth.validarUsuario, body: { email: 'a', password: 'b' } })
    await send({ entry: auth.validarCodigo, body: { codigo: '123456' } })
    expect(expired).not.toHaveBeenCalled()
    await send({ entry: consultas.agenda })
    expect(expired).toHaveBeenCalledTimes(1)
    stop()
  })

  it('tells that the password expired or that the user was blocked, whatever was asked', async () => {
    const heard = vi.fn<(notice: SessionNotice) => void>()
    const stop = onSessionNotice(heard)
    storeToken('t-1')
    asked.mockResolvedValueOnce(refused(403, 'Su contraseña venció', 'sesion.contrasena_vencida'))
    await send({ entry: consultas.agenda, body: {} })
    asked.mockResolvedValueOnce(refused(423, 'Bloqueado', 'usuario.bloqueado'))
    await send({ entry: cuenta.confirmar, body: { password: 'x' } })
    asked.mockResolvedValueOnce(refused(403, 'No puede', 'permiso'))
    await send({ entry: consultas.agenda, body: {} })
    expect(heard.mock.calls).toEqual([['password-expired'], ['blocked']])
    stop()
  })

  it('does not end the session of who signed in while the call was under way', async () => {
    const expired = vi.fn<(notice: SessionNotice) => void>()
    const stop = onSessionNotice(expired)
    storeToken('t-old')
    asked.mockImplementation(() => {
      storeToken('t-new')
      return Promise.resolve(refused(401, 'Ingrese de nuevo'))
    })
    await send({ entry: consultas.agenda })
    expect(expired).not.toHaveBeenCalled()
    stop()
  })
})

describe('the endpoints made from the contract', () => {
  it('give the answer once it is what the contract says', async () => {
    const store = makeStore()
    asked.mockResolvedValue(
      json({ autentico: true, clase: 'Orden', fecha: null, estado: 'vigente', emisor: 'EPS', hoy: null }),
    )
    const found = await store.dispatch(api.endpoints.verificar.initiate({ params: { codigo: 'X1' } })).unwrap()
    expect(found.clase).toBe('Orden')
  })

  it('refuse an answer that is not', async () => {
    const store = makeStore()
    asked.mockResolvedValue(json({ autentico: 'sí' }))
    const answer = await store.dispatch(api.endpoints.verificar.initiate({ params: { codigo: 'X1' } }))
    expect(answer.error).toEqual(BAD_ANSWER)
  })

  it('ask again for what a write made stale, and not after a write that failed', async () => {
    const store = makeStore()
    asked.mockImplementation((url) =>
      Promise.resolve(
        url.includes('ordenes-activas') ? json([]) : json({ mensaje: 'Listo', estado_id: 2, estado: 'Anulada' }),
      ),
    )
    const lines = () => asked.mock.calls.filter(([url]) => url.includes('ordenes-activas')).length
    const move = { params: { tipo: 2 }, body: { linea_id: 1, evento: 'anular', motivo: 'x' }, key: 'k' } as const
    await store.dispatch(api.endpoints.ordenesActivas.initiate({ params: { consultaId: 1 } }))
    await store.dispatch(api.endpoints.moverLinea.initiate(move))
    await waitFor(() => expect(lines()).toBe(2))

    asked.mockImplementation(() => Promise.resolve(refused(409, 'No se puede')))
    await store.dispatch(api.endpoints.moverLinea.initiate(move))
    expect(lines()).toBe(2)
  })
})

describe('a port of a machine', () => {
  const print = { body: { tipo: 'servicio', id: 1 }, key: 'clave-1' } as const

  it('gets a file as it came', async () => {
    asked.mockResolvedValue(new Response('%PDF-1.7'))
    expect(await (await fetchBinary(pdf.generar, print)).text()).toBe('%PDF-1.7')
  })

  it('is told what the server refused, or that nobody answered', async () => {
    asked.mockResolvedValueOnce(refused(404, 'No existe', 'no_encontrado'))
    await expect(binaryAnswered(pdf.generar, print)).rejects.toMatchObject({
      failure: { status: 404, codigo: 'no_encontrado', error: 'No existe' },
    })
    asked.mockRejectedValueOnce(new TypeError('Failed to fetch'))
    const call = makeStore().dispatch(api.endpoints.recomendacionCups.initiate({ body: { id: 1 } }))
    await expect(answered(call)).rejects.toMatchObject({ failure: { status: null } })
    expect(failureOf(new Error('cualquiera'))).toBe(NETWORK_FAILURE)
  })
})
