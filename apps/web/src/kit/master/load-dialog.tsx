/** A file into a master. */
import { fieldsOf, type Master } from '@cauce/domain/kit/master/master'
import { useMemo } from 'react'
import { fetchBinary } from '../../store/call.ts'
import { callsOf, maestrosApi } from '../../store/maestros-api.ts'
import { useAppDispatch } from '../../store/store.ts'
import { itOf, labelsOf, theOne } from '../form/field-words.ts'
import { LoadDialog as FileDialog } from '../load/load-dialog.tsx'
import type { LoadKind } from '../load/load-kind.ts'

export const LoadDialog = ({ of, onClose }: { readonly of: Master; readonly onClose: () => void }) => {
  const dispatch = useAppDispatch()
  const kind = useMemo((): LoadKind => {
    const required = fieldsOf(of)
      .filter(([, field]) => field.required)
      .map(([name]) => name)
    return {
      carga: of.page,
      many: of.many,
      about: `Un archivo CSV con una línea por ${of.one}. Primero se revisa sin tocar nada; después usted decide si lo carga. Si ${theOne(of)} ya está, por su «${labelsOf(of, [of.key])}», se ${itOf(of)} cambia; lo que el archivo no trae no se borra.`,
      columns: `Columnas que no pueden faltar: ${labelsOf(of, required)}.`,
      template: () => fetchBinary(callsOf(of).plantilla, {}),
      fileName: of.page.replaceAll('/', '-'),
      onLoaded: () => void dispatch(maestrosApi.util.invalidateTags([{ type: 'Maestros', id: of.page }])),
    }
  }, [of, dispatch])
  return <FileDialog kind={kind} onClose={onClose} />
}
