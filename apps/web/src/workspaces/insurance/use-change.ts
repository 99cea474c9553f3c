/** A change as it is being filed: what is written, how it would leave the person, its papers, and the sending, once. */
import type { Insured } from '@cauce/contract/afiliados'
import type { Difference } from '@cauce/contract/novedades'
import { CHANGE_KINDS, type ChangeName } from '@cauce/domain/insurance/change-kinds'
import { showToast } from '@cauce/ui/toaster/toaster'
import { useState } from 'react'
import { today } from '../../app/today.ts'
import { useSendOnce } from '../../kit/use-send-once.ts'
import { failureOf } from '../../store/call.ts'
import { usePrevisualizarNovedadMutation, useRadicarNovedadMutation } from '../../store/novedades-api.ts'
import { usePapers } from './use-papers.ts'

type Form = Readonly<Record<string, string>>
type Errors = Readonly<Record<string, readonly string[]>>

interface Preview {
  readonly cambios: readonly Difference[]
  readonly efectos: readonly string[]
  readonly segunda: boolean
}

const said = (value: string | number | null): string => (value === null ? '' : String(value))

/** What the person has now, from which some changes start. */
const startOf = (tipo: ChangeName, { contacto, nombres, regimen, fecha_nacimiento, sexo }: Insured): Form => {
  if (tipo === 'contacto')
    return Object.fromEntries(Object.entries(contacto).map(([name, value]) => [name, said(value)]))
  if (tipo === 'nombre')
    return {
      ...Object.fromEntries(Object.entries(nombres).map(([name, value]) => [name, said(value)])),
      sexo,
      fecha_nacimiento,
    }
  return tipo === 'regimen' ? { regimen } : {}
}

export const useChange = (insured: Insured, onFiled: () => void) => {
  const [tipo, setTipo] = useState<ChangeName | null>(null)
  const [form, setForm] = useState<Form>({})
  const [fecha, setFecha] = useState(today)
  const [soporte, setSoporte] = useState('')
  const [errors, setErrors] = useState<Errors>({})
  const [failure, setFailure] = useState<string | null>(null)
  const [preview, setPreview] = useState<Preview | null>(null)
  const [busy, setBusy] = useState(false)
  const [look] = usePrevisualizarNovedadMutation()
  const [file] = useRadicarNovedadMutation()
  const once = useSendOnce<Parameters<typeof file>[0]['body']>()

  const refuse = (error: unknown): void => {
    const { data } = failureOf(error)
    const { errores = {} } = data
    setErrors(errores)
    setFailure(Object.keys(errores).length === 0 ? data.error : null)
    setPreview(null)
  }
  const body = (kind: ChangeName) => ({
    tipo: kind,
    afiliado_id: insured.id,
    fecha_novedad: fecha === '' ? today() : fecha,
    despues: form,
  })
  const send = async (claves: readonly string[]): Promise<void> => {
    if (tipo === null) return
    setBusy(true)
    const asked = { ...body(tipo), soporte, ...(claves.length === 0 ? {} : { adjuntos: claves }) }
    const { data, error } = await once(asked, (sent, key) => file({ body: sent, key }))
    setBusy(false)
    if (data === undefined) {
      refuse(error)
      return
    }
    void showToast({ message: data.mensaje })
    onFiled()
  }
  const files = usePapers((claves) => void send(claves))
  const touched = (): void => {
    setErrors({})
    setFailure(null)
    setPreview(null)
  }
  return {
    tipo,
    form,
    fecha,
    soporte,
    errors,
    failure,
    preview,
    busy,
    files,
    spec: tipo === null ? null : CHANGE_KINDS[tipo],
    choose: (kind: ChangeName): void => {
      touched()
      setTipo(kind)
      setForm(startOf(kind, insured))
    },
    write: (name: string, value: string): void => {
      touched()
      setForm((before) => ({ ...before, [name]: value }))
    },
    setFecha: (day: string): void => {
      touched()
      setFecha(day)
    },
    setSoporte: (text: string): void => {
      touched()
      setSoporte(text)
    },
    back: (): void => setPreview(null),
    /** Asks how it would leave the person. */
    see: async (): Promise<void> => {
      if (tipo === null) return
      setBusy(true)
      const { data, error } = await look({ body: body(tipo) })
      setBusy(false)
      if (data === undefined) refuse(error)
      else setPreview(data)
    },
    /** Sends its papers, if there are any, and then itself. */
    file: (): void => {
      if (files.archivos.length === 0) void send([])
      else files.send()
    },
  }
}
export type Changing = ReturnType<typeof useChange>
