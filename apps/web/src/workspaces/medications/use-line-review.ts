/** What is known of an ordered line, or of a cycle of a scheme, and nobody answered: asked when somebody is about to let it go on. */
import type { Finding, SentCheck } from '@cauce/domain/medication/check'
import { reasonError, worstOf } from '@cauce/domain/medication/reason'
import { reviewAnswers } from '@cauce/domain/medication/standing-review'
import { skipToken } from '@reduxjs/toolkit/query/react'
import { useState } from 'react'
import { usePorRevisarQuery } from '../../store/medicamentos-api.ts'

const UNANSWERED = 'alertas.sin_responder'
/** Of a scheme no single medicine is looked at. */
const NO_DRUG = 0
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

/** A line of medications, or an ordered scheme: one cycle of it, or all that is still to be given. */
type Standing = { readonly linea_id: number } | { readonly orden_id: number; readonly ciclo?: number }

/** @param standing null: nothing is about to happen, and nothing is asked */
export const useReview = (standing: Standing | null): LineReviewState => {
  const { data, refetch } = usePorRevisarQuery(standing === null ? skipToken : { body: standing }, {
    refetchOnMountOrArgChange: true,
  })
  const [motivo, setMotivo] = useState('')
  const [error, setError] = useState<string | null>(null)
  const [line] = data?.lineas ?? []
  const [scheme] = data?.esquemas ?? []
  const findings = standing === null ? NOTHING : ((line ?? scheme)?.hallazgos ?? NOTHING)
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
    if (standing !== null && codigo === UNANSWERED) void refetch()
  }
  return { findings, codesumiId: line?.codesumi_id ?? NO_DRUG, motivo, error, write, answers, refused }
}

/** The same of a line of medications. */
export const useLineReview = (lineId: number | null): LineReviewState =>
  useReview(lineId === null ? null : { linea_id: lineId })
