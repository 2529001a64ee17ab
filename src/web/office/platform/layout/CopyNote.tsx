import { Remark } from '#web/ui/States.tsx'

/** Says in a form that it was filled with the values of another record. */
export function CopyNote({ title }: { title: string }) {
  return (
    <Remark>This is a copy of “{title}”, as a draft. Nothing is created until you save it.</Remark>
  )
}
