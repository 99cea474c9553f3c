import type { UserDetail } from '@cauce/contract/usuarios-filas'
import { documentLabel } from '@cauce/domain/affiliate/display-name'
import { FIELD_NAMES, MAX_EMAIL } from '@cauce/domain/users/user-form'
import { TextField } from '@cauce/ui/text-field/text-field'
import type { RefObject } from 'react'
import { ConflictBanner } from './conflict-banner.tsx'
import { OperatorFields } from './operator-fields.tsx'
import type { UserEdit } from './use-user-edit.ts'
import type { UserOptions } from './user-options.ts'

interface DataTabProps {
  readonly user: UserDetail
  readonly edit: UserEdit
  readonly options: UserOptions
  readonly formRef: RefObject<HTMLFormElement | null>
}

/** Who it is. Of an affiliate only the mail is changed here. */
export const DataTab = ({ user, edit, options, formRef }: DataTabProps) => {
  const isClosed = !user.cambiar.puede
  return (
    <form
      ref={formRef}
      className="usu-form"
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        edit.save()
      }}
    >
      {user.cambiar.por_que_no === null ? null : (
        <p className="usu-banner usu-banner-info">{user.cambiar.por_que_no}</p>
      )}
      <ConflictBanner edit={edit} />
      {edit.error === null || edit.isConflict || edit.isReloading ? null : (
        <p className="usu-banner usu-banner-bad" role="alert">
          {edit.error}
        </p>
      )}
      {user.clase === 'operador' ? (
        <OperatorFields
          edit={edit}
          options={options}
          site={{ id: user.operador?.rep_id ?? null, nombre: user.sede }}
          isClosed={isClosed}
        />
      ) : (
        <div className="usu-fields">
          <TextField
            label="Afiliado"
            value={`${user.nombre} ${user.apellido} · ${documentLabel(user.tipo_documento, user.numero_documento)}`}
            onChange={() => undefined}
            readOnly
            hint="Sus datos se cambian en aseguramiento"
          />
          <TextField
            label={FIELD_NAMES.email}
            type="email"
            name="email"
            value={edit.draft.form.email}
            onChange={(email) => edit.change({ email })}
            error={edit.errores['email']}
            maxLength={MAX_EMAIL}
            readOnly={isClosed}
          />
        </div>
      )}
    </form>
  )
}
