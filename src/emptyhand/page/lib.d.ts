// The types of lib.js: what the page uses of the browser libraries. Nothing of it is loaded.

// -- preact and htm -----------------------------------------------------------------------------------------

/** An element of a template. */
export interface VNode {
  key: string | number | null;
}
/** Whatever a template or a component may give. */
export type Child = VNode | string | number | boolean | null | undefined | Child[];

/** Templates: html`<p>…</p>` */
export function html(strings: TemplateStringsArray, ...values: unknown[]): Child;
export function render(node: Child, box: Element): void;

export interface Ref<T> {
  current: T;
}

export function useState<T>(initial: T | (() => T)): [T, (next: T | ((now: T) => T)) => void];
export function useRef<T>(initial: T): Ref<T>;
export function useMemo<T>(make: () => T, inputs: readonly unknown[]): T;
/** Run after painting, and again when an input has changed; a function that it returns cleans up. */
export function useEffect(run: () => unknown, inputs?: readonly unknown[]): void;
/** Run before painting. */
export function useLayoutEffect(run: () => unknown, inputs?: readonly unknown[]): void;

// -- signals ------------------------------------------------------------------------------------------------

export interface ReadonlySignal<T> {
  readonly value: T;
  /** The value, without being called again when it changes. */
  peek(): T;
}
export interface Signal<T> extends ReadonlySignal<T> {
  value: T;
}

/**
 * A signal that is null until something is known. Its readers are shown only after that: they read it as
 * known.
 */
export interface Known<T> {
  get value(): T;
  set value(next: T | null);
  peek(): T;
}

export function signal<T>(initial: T): Signal<T>;
export function computed<T>(compute: () => T): ReadonlySignal<T>;
/**
 * Run now and whenever a signal that it has read changes; what it returns cleans up. Returns how to stop it.
 */
export function effect(run: () => void | (() => void)): () => void;
/** Change several signals as one change. */
export function batch<T>(change: () => T): T;

// -- fluent -------------------------------------------------------------------------------------------------

export class FluentType<T> {
  constructor(value: T);
  value: T;
  toString(scope: unknown): string;
}
export class FluentResource {
  constructor(text: string);
}
export interface FluentPattern {
  readonly pattern: unique symbol;
}
type Variables = Record<string, string | number | FluentType<unknown>>;
export class FluentBundle {
  constructor(
    language: string,
    options: {
      useIsolating: boolean;
      functions: Record<string, (values: unknown[], names: Variables) => unknown>;
      transform?: (text: string) => string;
    },
  );
  addResource(resource: FluentResource): Error[];
  getMessage(
    id: string,
  ): { value: FluentPattern | null; attributes: Record<string, FluentPattern> } | undefined;
  formatPattern(pattern: FluentPattern, args: Variables, errors: Error[]): string;
}

// -- helpers of our own ---------------------------------------------------------------------------------

/** The class names whose flag holds, in one text. */
export function classes(...names: (string | false | null | undefined)[]): string;

/** A handler that passes on what was typed or picked. */
export function valueTo(set: (value: string) => void): (event: Event) => void;
