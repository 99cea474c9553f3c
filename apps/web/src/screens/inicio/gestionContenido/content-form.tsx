import { MAX_BODY, MAX_SUMMARY, MAX_TITLE } from '@cauce/domain/content/content'
import type { FieldErrors } from '@cauce/machines/failure'
import { Segmented } from '@cauce/ui/segmented/segmented'
import { TextAreaField } from '@cauce/ui/text-area-field/text-area-field'
import { TextField } from '@cauce/ui/text-field/text-field'
import type { ContentDraft } from './content-draft.ts'

const BODY_ROWS = 22
const KINDS = [
  { value: 'novedad', label: 'Novedad' },
  { value: 'manual', label: 'Manual' },
] as const

interface ContentFieldsProps {
  readonly draft: ContentDraft
  readonly errores: FieldErrors
  readonly onChange: (part: Partial<ContentDraft>) => void
}

/** What the editor writes. */
export const ContentFields = ({ draft, errores, onChange }: ContentFieldsProps) => (
  <div className="ca-content-fields">
    <Segmented
      label="Qué es"
      options={KINDS}
      value={draft.tipo}
      onChange={(tipo) => onChange({ tipo })}
      error={errores['tipo']}
    />
    <TextField
      label="Título"
      value={draft.titulo}
      onChange={(titulo) => onChange({ titulo })}
      maxLength={MAX_TITLE}
      error={errores['titulo']}
    />
    <TextField
      label="Resumen"
      hint="Una frase: es lo que se ve en la lista."
      value={draft.resumen}
      onChange={(resumen) => onChange({ resumen })}
      maxLength={MAX_SUMMARY}
      error={errores['resumen']}
    />
    <TextAreaField
      label="Texto"
      hint="Markdown: ## subtítulo, **negrita**, - lista, [enlace](https://…), ![imagen](adjunto:12)."
      rows={BODY_ROWS}
      value={draft.cuerpo}
      onChange={(cuerpo) => onChange({ cuerpo })}
      maxLength={MAX_BODY}
      error={errores['cuerpo']}
    />
  </div>
)
