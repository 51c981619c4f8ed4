import {useEffect, useEffectEvent, useState, type ComponentType, type ReactNode} from 'react';
import type {EditorProps, PlaceToShow} from '../editor/Editor';
import {editsOf, keepEdits, readEdits, withEdit, type Edits} from './edits';
import type {PanelProps} from './panel-props';

/** Files as a page quotes them, with the line on which each region begins. */
interface QuotedFiles {
  files: Readonly<Record<string, string>>;
  regions: Readonly<Record<string, Readonly<Record<string, number>>>>;
}

interface EditorOptions<Quoted extends QuotedFiles> {
  /** What is loaded. */
  name: string;
  /** Under which edits are kept; its name, where it is left out. */
  kept?: string;
  /** What the sample shows. */
  file: string;
  region: string | undefined;
  asked: PanelProps['asked'];
  /** Fetches the files of that name; always the same function. */
  load: (name: string) => Promise<Quoted>;
  start: (quoted: Quoted, edits: Edits) => void;
  /** Says that a file did not come; always the same function. */
  fail: () => void;
}

interface EditorOfSample<Quoted> {
  /** Nothing until the files have come. */
  quoted: Quoted | undefined;
  edits: Edits;
  /** Opens the editor at a line. */
  open: (path: string, line: number) => void;
  /** The editor, once it was opened. */
  editor: (own: Pick<EditorProps, 'diagnostics' | 'texts' | 'solution' | 'children'>) => ReactNode;
}

/**
 * The files of a sample with what the reader changed in this tab: loads them, and starts or opens
 * them as was asked.
 */
export function useEditor<Quoted extends QuotedFiles>(options: EditorOptions<Quoted>): EditorOfSample<Quoted> {
  const {name, file, region, asked, load, start, fail, kept: keptAs = name} = options;
  const [quoted, setQuoted] = useState<Quoted>();
  const [edits, setEdits] = useState<Edits>(() => readEdits(keptAs));
  const [shown, setShown] = useState<PlaceToShow>();
  const [Editor, setEditor] = useState<ComponentType<EditorProps>>();

  const open = (path: string, line: number): void => {
    setShown({path, line});
    import(/* webpackChunkName: "edit" */ '../editor/Editor').then((module) => {
      setEditor(() => module.Editor);
    }, fail);
  };
  const answer = useEffectEvent((loaded: Quoted, isEdit: boolean) => {
    const kept = readEdits(keptAs);
    setQuoted(loaded);
    setEdits(kept);
    if (isEdit) open(file, loaded.regions[file]?.[region ?? ''] ?? 1);
    else start(loaded, kept);
  });
  useEffect(() => {
    let isWanted = true;
    load(name).then((loaded) => {
      if (isWanted) answer(loaded, asked.isEdit);
    }, fail);
    return () => {
      isWanted = false;
    };
  }, [asked, load, name, fail]);

  const keep = (next: Edits): void => {
    setEdits(next);
    keepEdits(keptAs, next);
  };
  const editor: EditorOfSample<Quoted>['editor'] = (own) =>
    shown &&
    Editor &&
    quoted && (
      <Editor
        files={{...quoted.files, ...edits}}
        originals={quoted.files}
        place={shown}
        change={(path, text) => {
          keep(withEdit(edits, quoted.files, path, text));
        }}
        run={() => {
          start(quoted, readEdits(keptAs));
        }}
        replace={(files) => {
          keep(editsOf(files, quoted.files));
        }}
        {...own}
      />
    );
  return {quoted, edits, open, editor};
}
