/** A portability as it is being filed: what is written, the kind that follows from its days, and the sending, once. */
import type { PortabilityPerson, PortabilitySense } from '@cauce/contract/portabilidades'
import { formatDate } from '@cauce/domain/calendar/bogota'
import { PORTABILITY_KINDS, portabilityKind } from '@cauce/domain/insurance/portability-kind'
import { portabilityDue } from '@cauce/domain/insurance/portability-term'
import { showToast } from '@cauce/ui/toaster/toaster'
import { useState } from 'react'
import { today } from '../../app/today.ts'
import { useSendOnce } from '../../kit/use-send-once.ts'
import { failureOf } from '../../store/call.ts'
import { useRadicarPortabilidadMutation } from '../../store/portabilidades-api.ts'

interface Form {
  readonly municipio_destino_id: number | null
  readonly fecha_inicio: string
  readonly fecha_fin: string
  readonly dispersion: boolean
  readonly razon: string
  readonly telefono: string
  readonly familiares: readonly number[]
}

const EMPTY = { municipio_destino_id: null, fecha_fin: '', dispersion: false, razon: '', telefono: '', familiares: [] }

/** What the days make it, and what follows: said before it is sent. */
const explained = ({ fecha_inicio, fecha_fin, dispersion }: Form): string | null => {
  if (fecha_inicio === '' || (fecha_fin === '' && !dispersion)) return null
  const kind = portabilityKind({ inicio: fecha_inicio, fin: fecha_fin === '' ? null : fecha_fin, dispersion })
  if ('error' in kind) return kind.error
  return kind.tipo === 'ocasional'
    ? `${PORTABILITY_KINDS.ocasional}: lo atiende cualquier prestador con urgencias, sin asignar sede.`
    : `${PORTABILITY_KINDS[kind.tipo]}: se le asigna una sede a más tardar el ${formatDate(portabilityDue(today()))}.`
}

export const usePortability = (person: PortabilityPerson, sentido: PortabilitySense, onFiled: () => void) => {
  const [form, setForm] = useState<Form>({ ...EMPTY, fecha_inicio: today() })
  const [errors, setErrors] = useState<Readonly<Record<string, readonly string[]>>>({})
  const [failure, setFailure] = useState<string | null>(null)
  const [file, { isLoading: busy }] = useRadicarPortabilidadMutation()
  const once = useSendOnce<Parameters<typeof file>[0]['body']>()
  const send = async (): Promise<void> => {
    const { municipio_destino_id, fecha_fin, ...rest } = form
    if (municipio_destino_id === null) {
      setErrors({ municipio_destino_id: ['Elija a qué municipio va.'] })
      return
    }
    const asked = {
      ...rest,
      sentido,
      afiliado_id: person.id,
      municipio_destino_id,
      fecha_fin: fecha_fin === '' || form.dispersion ? null : fecha_fin,
    }
    const { data, error } = await once(asked, (body, key) => file({ body, key }))
    if (data === undefined) {
      const { errores = {}, error: said } = failureOf(error).data
      setErrors(errores)
      setFailure(Object.keys(errores).length === 0 ? said : (errores['afiliado_id']?.[0] ?? null))
      return
    }
    void showToast({ message: data.mensaje })
    onFiled()
  }
  return {
    form,
    errors,
    failure,
    busy,
    explained: explained(form),
    write: (part: Partial<Form>): void => {
      setErrors({})
      setFailure(null)
      setForm((before) => ({ ...before, ...part }))
    },
    send,
  }
}
export type Filing = ReturnType<typeof usePortability>
