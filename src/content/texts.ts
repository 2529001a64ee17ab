/** What is not translated: what the program knows a text by, and addresses. */
type Fixed = 'id' | 'slug' | 'path' | 'drawing' | 'icon' | 'hash'

/** Texts in another language: those of `English` and no others. */
export type Texts<English> = English extends string
  ? string
  : English extends (...values: never[]) => unknown
    ? English
    : {
        readonly [Name in keyof English]: Name extends Fixed ? English[Name] : Texts<English[Name]>
      }
