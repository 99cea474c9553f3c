/** What is known of an ordered line and nobody answered: asked when somebody is about to let it go on. */
import type { Finding, SentCheck } from '@cauce/domain/medication/check'
import { reasonError, worstOf } from '@cauce/domain/medication/reason'
import { reviewAnswers } from '@cauce/domain/medication/standing-review'
import { skipToken } from '@reduxjs/toolkit/query/react'
import { useState } from 'react'
import { usePorRevisarQuery } from '../../store/medicamentos-api.ts'

const UNANSWERED = 'alertas.sin_responder'
const NOTHING: readonly Finding[] = []

export interface LineReviewState {
  readonly findings: readonly Finding[]
  /** The medicine of the line. */
  readonly codesumiId: number
  readonly motivo: string
  readonly error: string | null
  readonly write: (motivo: string) => void
  /** What travels with the act; null: the reason is missing, and it is said. */
  readonly answers: () => readonly SentCheck[] | null
  /** The server refused the act: what it knows is read again. */
  readonly refused: (codigo: string | null | undefined) => void
}

/** @param lineId null: nothing is about to happen, and nothing is asked */
export const useLineReview = (lineId: number | null): LineReviewState => {
  const { data, refetch } = usePorRevisarQuery(lineId === null ? skipToken : { body: { linea_id: lineId } }, {
    refetchOnMountOrArgChange: true,
  })
  const [motivo, setMotivo] = useState('')
  const [error, setError] = useState<string | null>(null)
  const [line] = data?.lineas ?? []
  const findings = lineId === null ? NOTHING : (line?.hallazgos ?? NOTHING)
  const answers = (): readonly SentCheck[] | null => {
    if (findings.length === 0) return []
    const wrong = reasonError(worstOf(findings), motivo)
    setError(wrong)
    return wrong === null ? reviewAnswers(findings, motivo) : null
  }
  const write = (text: string): void => {
    setMotivo(text)
    setError(null)
  }
  const refused = (codigo: string | null | undefined): void => {
    if (lineId !== null && codigo === UNANSWERED) void refetch()
  }
  return { findings, codesumiId: line?.codesumi_id ?? 0, motivo, error, write, answers, refused }
}
