/** Results that are being typed: one line for each examination, the day, and where they came from. */
import type { PendingLine } from '@cauce/contract/resultados'
import { ANALYTE_CODES, ANALYTES, type AnalyteCode } from '@cauce/domain/laboratory/analytes'
import { resultDoubts, resultProblems, type TypedResult } from '@cauce/domain/laboratory/result-entry'
import { useState } from 'react'
import { today } from '../../app/today.ts'
import { useAnotarResultadosMutation } from '../../store/resultados-api.ts'
import { useSending } from '../antecedents/use-sending.ts'

export interface TypedLine {
  readonly analito: AnalyteCode
  readonly valor: number | null
  readonly referencia_min: number | null
  readonly referencia_max: number | null
}

interface Written {
  readonly fecha: string
  readonly origen: 'digitado' | 'externo'
  readonly laboratorio: string
  readonly lineas: readonly TypedLine[]
  readonly texto: string
  readonly confirmado: boolean
}

const emptyLine = (analito: AnalyteCode): TypedLine => ({
  analito,
  valor: null,
  referencia_min: null,
  referencia_max: null,
})

/** What a procedure measures; nothing known: the first of the list, which is chosen again. */
const analytesOf = (line: PendingLine | null): readonly AnalyteCode[] =>
  ANALYTE_CODES.filter((code) => line !== null && ANALYTES[code].cups.some((cup) => cup === line.codigo))

const measured = ({ valor, ...rest }: TypedLine): readonly TypedResult[] => (valor === null ? [] : [{ ...rest, valor }])

const FIELDS = ['fecha', 'valores', 'laboratorio', 'texto', 'confirmado', 'linea_id']

export const useResultForm = (consulta_id: number, line: PendingLine | null, onDone: () => void) => {
  const own = analytesOf(line)
  const [send, { isLoading: busy }] = useAnotarResultadosMutation()
  const sending = useSending(FIELDS)
  const [form, setForm] = useState<Written>({
    fecha: today(),
    origen: 'digitado',
    laboratorio: '',
    lineas: own.length > 0 ? own.map(emptyLine) : line === null ? [emptyLine('CRE')] : [],
    texto: '',
    confirmado: false,
  })
  const write = (change: Partial<Written>): void => {
    setForm({ ...form, confirmado: false, ...change })
    sending.touch()
  }
  const valores = form.lineas.flatMap(measured)
  const doubts = resultDoubts(valores)
  const texto = form.texto.trim() === '' ? null : form.texto
  /** The line of the screen that an error of the sent values is of. */
  const typedAt = form.lineas.flatMap(({ valor }, index) => (valor === null ? [] : [index]))
  const save = (): void => {
    const problems = resultProblems({ fecha: form.fecha, valores, texto }, '1850-01-01', today())
    const unread: Readonly<Record<string, readonly string[]>> =
      doubts.length > 0 && !form.confirmado ? { confirmado: ['Marque que los leyó otra vez'] } : {}
    if (busy || !sending.allows({ ...unread, ...problems })) return
    const body = {
      consulta_id,
      fecha: form.fecha,
      origen: form.origen,
      laboratorio: form.laboratorio.trim() === '' ? null : form.laboratorio,
      linea_id: line?.linea_id ?? null,
      valores,
      texto,
      confirmado: form.confirmado,
    }
    sending.sent(send({ body, key: sending.key }).unwrap(), onDone)
  }
  return {
    form,
    write,
    doubts,
    busy,
    save,
    errors: sending.errors,
    errorOf: (index: number) => sending.errors[`valores.${typedAt.indexOf(index)}.valor`],
    isTouched: valores.length > 0 || texto !== null,
  }
}
