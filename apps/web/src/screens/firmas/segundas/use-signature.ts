/** The moves of a second signature as the dialog makes them: a lost answer is asked for again under the same key. */
import { returnReasonError } from '@cauce/domain/medication/signature-request'
import type { SignatureMove } from '@cauce/machines/life-cycles/second-signature'
import { showToast } from '@cauce/ui/toaster/toaster'
import { useRef, useState } from 'react'
import { failureOf } from '../../../store/call.ts'
import { useMoverFirmaMutation } from '../../../store/firmas-api.ts'

/** What keeps the dialog open: there is still something to do in it. */
const STAYS: ReadonlySet<SignatureMove> = new Set(['abrir'])

export const useSignature = (id: number, onDone: () => void) => {
  const [send, sending] = useMoverFirmaMutation()
  const [motivo, setMotivo] = useState('')
  const [wrong, setWrong] = useState<string | null>(null)
  const [doing, setDoing] = useState<SignatureMove | null>(null)
  const sent = useRef({ words: '', key: '' })
  const failure = sending.error === undefined ? null : failureOf(sending.error).data
  const move = async (evento: SignatureMove): Promise<void> => {
    const missing = evento === 'devolver' ? returnReasonError(motivo) : null
    setWrong(missing)
    if (missing !== null) return
    setDoing(evento)
    const body = { id, evento, motivo: motivo.trim() }
    const words = JSON.stringify(body)
    if (sent.current.words !== words) sent.current = { words, key: crypto.randomUUID() }
    const { data } = await send({ body, key: sent.current.key })
    setDoing(null)
    if (data === undefined) return
    // The same move may be asked for again later: it is another one then.
    sent.current = { words: '', key: '' }
    void showToast({ message: data.mensaje })
    if (!STAYS.has(evento)) onDone()
  }
  return {
    move,
    /** The move that is under way. */
    doing,
    motivo,
    write: (text: string) => {
      setMotivo(text)
      setWrong(null)
    },
    error: wrong ?? failure?.errores?.['motivo']?.[0] ?? null,
    /** What is not about the field. */
    failure: failure === null || failure.errores?.['motivo'] !== undefined ? null : failure.error,
  }
}
