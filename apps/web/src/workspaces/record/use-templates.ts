/** The templates of who writes: read, kept, erased and put back. */
import type { RecordSection } from '@cauce/domain/clinical-record/record'
import { checkSnippet } from '@cauce/domain/clinical-record/text-snippet'
import { showToast } from '@cauce/ui/toaster/toaster'
import { failureOf, failureText } from '../../store/call.ts'
import { historiaApi } from '../../store/historia-api.ts'

export interface Template {
  readonly id: number
  readonly titulo: string
  readonly componente: RecordSection
  readonly texto: string
}

export interface TemplateDraft {
  /** Null: a new one. */
  readonly id: number | null
  readonly titulo: string
  readonly texto: string
}

/** Messages by field; `otro` for what is of none of them. Empty: it was kept. */
export type TemplateErrors = Readonly<Record<string, readonly string[]>>

const asErrors = (thrown: unknown): TemplateErrors => {
  const { data } = failureOf(thrown)
  return data.errores ?? { otro: [failureText(thrown)] }
}

export const useTemplates = (section: RecordSection) => {
  const { data, error, refetch } = historiaApi.usePlantillasQuery({})
  const [send, { isLoading: saving }] = historiaApi.useGuardarPlantillaMutation()
  const [erase, { isLoading: erasing }] = historiaApi.useEliminarPlantillaMutation()
  const all: readonly Template[] = data ?? []

  const save = async ({ id, titulo, texto }: TemplateDraft): Promise<TemplateErrors> => {
    const draft = { titulo: titulo.trim(), texto: texto.trim(), componente: section }
    const wrong = checkSnippet(draft, all, id)
    if (Object.keys(wrong).length > 0) return wrong
    try {
      const { mensaje } = await send({ body: { ...draft, id } }).unwrap()
      void showToast({ message: mensaje })
      return {}
    } catch (thrown) {
      return asErrors(thrown)
    }
  }

  const putBack = ({ titulo, componente, texto }: Template): void => {
    send({ body: { titulo, componente, texto, id: null } })
      .unwrap()
      .then(
        () => showToast({ message: `Se recuperó la plantilla «${titulo}»` }),
        (thrown: unknown) => showToast({ message: failureText(thrown), tone: 'error' }),
      )
      .catch(() => undefined)
  }

  const remove = (template: Template): void => {
    erase({ body: { id: template.id } })
      .unwrap()
      .then(
        () =>
          showToast({
            message: `Se borró la plantilla «${template.titulo}»`,
            tone: 'information',
            action: { label: 'Deshacer', onClick: () => putBack(template) },
          }),
        (thrown: unknown) => showToast({ message: failureText(thrown), tone: 'error' }),
      )
      .catch(() => undefined)
  }

  return {
    state: error !== undefined && data === undefined ? 'failed' : data === undefined ? 'loading' : 'ready',
    failure: error === undefined ? null : failureText(error),
    retry: () => void refetch(),
    mine: all.filter(({ componente }) => componente === section),
    busy: saving || erasing,
    save,
    remove,
  } as const
}
