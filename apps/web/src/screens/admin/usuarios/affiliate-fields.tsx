import { documentLabel } from '@cauce/domain/affiliate/display-name'
import { AFFILIATE_DECEASED, AFFILIATE_TAKEN, FIELD_NAMES, MAX_EMAIL } from '@cauce/domain/users/user-form'
import { Action } from '@cauce/ui/action/action'
import { SelectField } from '@cauce/ui/select-field/select-field'
import { TextField } from '@cauce/ui/text-field/text-field'
import { useState } from 'react'
import { failureOf } from '../../../store/call.ts'
import { useBuscarAfiliadoUsuarioMutation } from '../../../store/usuarios-api.ts'
import type { UserEdit } from './use-user-edit.ts'
import type { UserOptions } from './user-options.ts'

interface AffiliateFieldsProps {
  readonly edit: UserEdit
  readonly options: UserOptions
}

interface Found {
  readonly name: string
  readonly document: string
}

/** The affiliate is looked up by document; only the mail is written. */
export const AffiliateFields = ({ edit, options }: AffiliateFieldsProps) => {
  const [typeId, setTypeId] = useState(options.tipos_documento.find(({ codigo }) => codigo === 'CC')?.id ?? 0)
  const [number, setNumber] = useState('')
  const [found, setFound] = useState<Found | null>(null)
  const [refusal, setRefusal] = useState<string | null>(null)
  const [send, { isLoading }] = useBuscarAfiliadoUsuarioMutation()
  const forget = (): void => {
    setFound(null)
    setRefusal(null)
    if (edit.draft.afiliado_id !== null) edit.findAffiliate(null, '')
  }
  const look = async (): Promise<void> => {
    if (isLoading || number.trim() === '') return
    forget()
    const { data, error } = await send({ body: { tipo_documento_id: typeId, numero_documento: number } })
    if (data === undefined) {
      const { errores, error: sentence } = failureOf(error).data
      setRefusal(errores?.['numero_documento']?.join(' ') ?? sentence)
    } else if (data.tiene_usuario) setRefusal(AFFILIATE_TAKEN)
    else if (data.fallecido) setRefusal(AFFILIATE_DECEASED)
    else {
      const codigo = options.tipos_documento.find(({ id }) => id === typeId)?.codigo ?? ''
      setFound({ name: data.nombre_completo, document: documentLabel(codigo, number.trim()) })
      edit.findAffiliate(data.id, data.correo)
    }
  }
  return (
    <>
      <div className="usu-lookup">
        <SelectField
          label={FIELD_NAMES.tipo_documento_id}
          value={String(typeId)}
          onChange={(value) => {
            setTypeId(Number(value))
            forget()
          }}
          options={options.tipos_documento.map(({ id, nombre }) => ({ value: String(id), label: nombre }))}
        />
        <TextField
          label={FIELD_NAMES.numero_documento}
          value={number}
          onChange={(value) => {
            setNumber(value)
            forget()
          }}
          error={refusal ?? edit.errores['numero_documento'] ?? edit.errores['afiliado_id']}
          hint={found === null ? 'Enter busca al afiliado' : 'Afiliado encontrado'}
          maxLength={30}
          inputMode="numeric"
          onEnter={() => void look()}
        />
        <Action busy={isLoading} onClick={() => void look()}>
          Buscar afiliado
        </Action>
      </div>
      {found === null ? null : (
        <output className="usu-banner usu-banner-info">
          <strong>{found.name}</strong> <span className="ca-second">{found.document}</span>
        </output>
      )}
      <div className="usu-fields">
        <TextField
          label={FIELD_NAMES.email}
          type="email"
          name="email"
          value={edit.draft.form.email}
          onChange={(email) => edit.change({ email })}
          error={edit.errores['email']}
          hint="Con él ingresa; es único"
          maxLength={MAX_EMAIL}
        />
      </div>
    </>
  )
}
