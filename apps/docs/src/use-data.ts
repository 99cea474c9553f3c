/** Fetches the generated data, each part by itself, and checks them against the contract. */
import { manuales } from '@cauce/contract/manuales'
import type { ManualSource, PartState } from '@cauce/manual/source'
import * as Exit from 'effect/Exit'
import * as Schema from 'effect/Schema'
import { useEffect, useMemo, useState } from 'react'

const FAILED =
  'No se pudo leer esta parte del manual. Ábralo desde un servidor de archivos, o con «npm run docs -- --serve».'

interface Answer<Rows> {
  readonly data: Rows
}

const reader = <Rows>(name: string, answer: Schema.Codec<Answer<Rows>, unknown>) => {
  const decode = Schema.decodeUnknownExit(answer)
  /** Null: it did not arrive, or is not what the contract says. */
  return async (): Promise<Rows | null> => {
    const response = await fetch(`./datos/${name}.json`).catch(() => null)
    const told: unknown = response?.ok === true ? await response.json().catch(() => null) : null
    const exit = decode(told)
    return Exit.isSuccess(exit) ? exit.value.data : null
  }
}

const READERS = {
  caracteristicas: reader('caracteristicas', manuales.caracteristicas.answer),
  reglas: reader('reglas', manuales.reglas.answer),
  maquinas: reader('maquinas', manuales.maquinas.answer),
  llamadas: reader('llamadas', manuales.llamadas.answer),
  paginas: reader('paginas', manuales.paginas.answer),
}

const LOADING = { state: 'loading' } as const

const usePart = <Rows>(read: () => Promise<Rows | null>): PartState<Rows> => {
  const [attempt, setAttempt] = useState(1)
  const [part, setPart] = useState<PartState<Rows>>(LOADING)
  useEffect(() => {
    let isWanted = true
    const retry = (): void => {
      setPart(LOADING)
      setAttempt(attempt + 1)
    }
    void read().then((data) => {
      if (isWanted) setPart(data === null ? { state: 'failed', text: FAILED, retry } : { state: 'ready', data })
    })
    return () => {
      isWanted = false
    }
  }, [read, attempt])
  return part
}

/** Everything that the manual shows, as far as it has come. */
export const useData = (): ManualSource => {
  const caracteristicas = usePart(READERS.caracteristicas)
  const reglas = usePart(READERS.reglas)
  const maquinas = usePart(READERS.maquinas)
  const llamadas = usePart(READERS.llamadas)
  const paginas = usePart(READERS.paginas)
  return useMemo(
    () => ({ caracteristicas, reglas, maquinas, llamadas, paginas }),
    [caracteristicas, reglas, maquinas, llamadas, paginas],
  )
}
